import { hash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawingNames, readDrawing } from '#content/drawings.ts';
import switchWords from '../styles/fonts/switch-words.json' with { type: 'json' };
import { inPlace } from '../ui/drawing.ts';

declare global {
  interface ImportMetaEnv {
    /** URLs of the files with drawings. */
    readonly DRAWING_FILES: Record<FileName, string>;
    /** The services' and sub-cards' drawings. */
    readonly FIGURE_NAMES: string[];
    /** By the files of src/drawings/logos. */
    readonly LOGO_VIEW_BOXES: Record<'en' | 'ar' | 'word', string>;
  }
}

type FileName = 'en' | 'ar' | 'word' | 'sub-cards' | 'brands';

/** A page fetches the files that it shows something of. */
const drawn: Record<FileName, () => string[]> = {
  // What the bar of every page in that language shows: one request, not two.
  en: () => [logo('en'), switchWord('ar'), ...symbols('services')],
  ar: () => [logo('ar'), switchWord('en'), ...symbols('services')],
  word: () => [logo('word')],
  'sub-cards': () => symbols('sub-cards'),
  brands: () => symbols('brands'),
};

function symbols(folder: string): string[] {
  return drawingNames(folder).map((name) => {
    const { viewBox, paint, content } = readDrawing(`${folder}/${name}`);
    return `<symbol id="${name}" viewBox="${viewBox}"${inPlace(paint)}>${inPlace(content)}</symbol>`;
  });
}

function logo(name: string): string {
  const { paint, content } = readDrawing(`logos/${name}`);
  return `<g id="logo-${name}"${inPlace(paint)}>${inPlace(content)}</g>`;
}

function switchWord(language: keyof typeof switchWords): string {
  return `<path id="switch-${language}" d="${switchWords[language].path}"/>`;
}

function sourceOf(parts: () => string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts().join('\n')}</svg>`;
}

/** Builds the drawings into a few files, named by what is in them. */
export function drawingFiles(): Plugin {
  const files = Object.entries(drawn).map(([name, parts]) => {
    const source = sourceOf(parts);
    return { name, parts, source, fileName: `_astro/${name}.${hash('sha256', source).slice(0, 8)}.svg` };
  });
  const constants = {
    DRAWING_FILES: Object.fromEntries(files.map(({ name, fileName }) => [name, `/${fileName}`])),
    FIGURE_NAMES: ['services', 'sub-cards'].flatMap(drawingNames),
    LOGO_VIEW_BOXES: Object.fromEntries(
      drawingNames('logos').map((name) => [name, readDrawing(`logos/${name}`).viewBox]),
    ),
  };
  return {
    name: 'drawing-files',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ),
    }),
    configureServer({ middlewares }) {
      // Read anew, so that a drawing shows as it was just saved.
      for (const { fileName, parts } of files)
        middlewares.use(`/${fileName}`, (_request, response) => {
          response
            .setHeader('Content-Type', 'image/svg+xml')
            .setHeader('Cache-Control', 'no-cache')
            .end(sourceOf(parts));
        });
    },
    hotUpdate({ file }) {
      const isDrawing = /\/src\/drawings\/.+\.svg$/.test(file);
      if (isDrawing && this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
