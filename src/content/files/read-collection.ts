import { globSync, readFileSync } from 'node:fs';
import { join, parse as partsOfPath, relative } from 'node:path';
import { z } from 'zod';
import { type Language, languageFolders } from '#i18n/languages.ts';
import { root } from '#lib/project-root.ts';
import { parseContentFile } from './content-files.ts';

export const contentFolder = join(root, 'content');

export interface Collection<Schema extends z.ZodType> {
  path: string;
  pattern: string;
  schema: Schema;
}

/** Returns the value of a YAML or Markdown file. Throws an Error that names the file and its issues. */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const value = parseContentFile(relative(contentFolder, file), readFileSync(file, 'utf8'));
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${file} has errors:\n${z.prettifyError(result.error)}`);
}

/** Returns the one file of a collection, in a language or for all. */
export function readOneFile<Schema extends z.ZodType>(
  { path, schema }: Collection<Schema>,
  language: Language | '',
): z.output<Schema> {
  return readYaml(join(contentFolder, language, `${path}.yaml`), schema);
}

/** Returns the files of a collection in a language, each with its name as its id. */
export function readFolder<Schema extends z.ZodType<object>>(
  { pattern, schema }: Collection<Schema>,
  language: Language,
  folder = contentFolder,
): ({ id: string } & z.output<Schema>)[] {
  const files = globFiles(pattern.replace(languageFolders, language), folder);
  return files.map((file) => ({ id: partsOfPath(file).name, ...readYaml(join(folder, file), schema) }));
}

/** Returns the files of a folder that fit some patterns, sorted by name, with `/` between folders on Windows too. */
export function globFiles(patterns: string | string[], folder: string): string[] {
  const files = globSync(patterns, { cwd: folder });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
