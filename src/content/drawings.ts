import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Drawing, drawingOf } from '../ui/drawing.ts';

// The project is the working directory, as it is for the pictures.
const drawings = 'src/drawings';

export function drawingNames(folder: string): string[] {
  return globSync(`${drawings}/${folder}/*.svg`)
    .map((file) => basename(file, '.svg'))
    .sort();
}

/** A drawing of src/drawings, such as `logos/en`. */
export function readDrawing(name: string): Drawing {
  return drawingOf(readFileSync(`${drawings}/${name}.svg`, 'utf8'));
}
