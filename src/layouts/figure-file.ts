import { hash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawingNames, readDrawing } from '#content/drawings.ts';
import switchWords from '../styles/fonts/switch-words.json' with { type: 'json' };
import { inPlace } from '../ui/drawing.ts';

declare global {
  interface ImportMetaEnv {
    /** URL of the file with all drawings. */
    readonly FIGURES: string;
    /** The services' and sub-cards' drawings in it. */
    readonly FIGURE_NAMES: string[];
    /** By the files of src/drawings/logos. */
    readonly LOGO_VIEW_BOXES: Record<'en' | 'ar' | 'word', string>;
  }
}

const figureFolders = ['services', 'sub-cards'];

function drawFigures(): string {
  const names = Object.entries(switchWords).map(([id, { path }]) => `<path id="switch-${id}" d="${path}"/>`);
  const figures = figureFolders.flatMap((folder) =>
    drawingNames(folder).map((name) => {
      const { viewBox, paint, content } = readDrawing(`${folder}/${name}`);
      return `<symbol id="${name}" viewBox="${viewBox}"${inPlace(paint)}>${inPlace(content)}</symbol>`;
    }),
  );
  const logos = drawingNames('logos').map((name) => {
    const { paint, content } = readDrawing(`logos/${name}`);
    return `<g id="logo-${name}"${inPlace(paint)}>${inPlace(content)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...names, ...figures, ...logos].join('\n')}</svg>`;
}

function logoViewBoxes() {
  return Object.fromEntries(
    drawingNames('logos').map((name) => [name, readDrawing(`logos/${name}`).viewBox]),
  );
}

/** Builds all drawings into one file, named by what is in it. */
export function figureFile(): Plugin {
  const source = drawFigures();
  const fileName = `_astro/figures.${hash('sha256', source).slice(0, 8)}.svg`;
  return {
    name: 'figure-file',
    config: () => ({
      define: {
        'import.meta.env.FIGURES': JSON.stringify(`/${fileName}`),
        'import.meta.env.FIGURE_NAMES': JSON.stringify(
          figureFolders.flatMap((folder) => drawingNames(folder)),
        ),
        'import.meta.env.LOGO_VIEW_BOXES': JSON.stringify(logoViewBoxes()),
      },
    }),
    configureServer({ middlewares }) {
      // Read anew, so that a drawing shows as it was just saved.
      middlewares.use(`/${fileName}`, (_request, response) => {
        response
          .setHeader('Content-Type', 'image/svg+xml')
          .setHeader('Cache-Control', 'no-cache')
          .end(drawFigures());
      });
    },
    hotUpdate({ file }) {
      const isDrawing = /\/src\/drawings\/.+\.svg$/.test(file);
      if (isDrawing && this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
