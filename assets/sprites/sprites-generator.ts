import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSvg, svgNames } from '#content/pictures/svg-files.ts';
import { withInheritedColors } from '#lib/parse-svg.ts';
import { root } from '#lib/project-root.ts';
import switchWords from '#styles/fonts/switch-words.json' with { type: 'json' };
import type { Generator } from '../generator.ts';

const folder = 'src/ui/sprites';

/** Combines the drawings of src/svg in a few files, by the pages that show them (docs/decisions/light-pages.md). */
const sprites: Record<string, () => string[]> = {
  'en.svg': () => [logo('en'), switchWord('ar'), ...symbols('services')],
  'ar.svg': () => [logo('ar'), switchWord('en'), ...symbols('services')],
  'home.svg': () => [logo('word'), ...symbols('brands')],
  'sub-cards.svg': () => symbols('sub-cards'),
};

const svgFolders = ['services', 'sub-cards', 'brands'];

export const spriteFiles: Generator = {
  async stale() {
    const isFresh = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
    return Object.entries(spriteTexts()).flatMap(([file, text]) =>
      isFresh(join(root, file), text) ? [] : [file],
    );
  },
  async generate(stale) {
    const texts = spriteTexts();
    for (const file of stale) await writeFile(join(root, file), texts[file] ?? '');
  },
};

function spriteTexts(): Record<string, string> {
  const generated = Object.entries(sprites).map(([name, parts]) => [
    `${folder}/${name}`,
    `<svg xmlns="http://www.w3.org/2000/svg">\n${parts().join('\n')}\n</svg>\n`,
  ]);
  const boxes = svgNames('logos').map((name) => [name, readSvg(`logos/${name}`).viewBox]);
  const names = svgFolders.map((of) => [of, svgNames(of)]);
  return {
    ...Object.fromEntries(generated),
    [`${folder}/logo-view-boxes.json`]: `${JSON.stringify(Object.fromEntries(boxes), null, 2)}\n`,
    'src/content/pictures/svg-names.json': `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`,
  };
}

function symbols(of: string): string[] {
  return svgNames(of).map((name) => {
    const { viewBox, paint, content } = readSvg(`${of}/${name}`);
    return `<symbol id="${name}" viewBox="${viewBox}"${withInheritedColors(paint)}>${withInheritedColors(content)}</symbol>`;
  });
}

function logo(name: string): string {
  const { paint, content } = readSvg(`logos/${name}`);
  return `<g id="logo-${name}"${withInheritedColors(paint)}>${withInheritedColors(content)}</g>`;
}

function switchWord(language: keyof typeof switchWords): string {
  return `<path id="switch-${language}" d="${switchWords[language].path}"/>`;
}
