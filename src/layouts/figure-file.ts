import { hash } from 'node:crypto';
import type { Plugin } from 'vite';
import { wordShape } from '../sections/home/word-shape.ts';
import switchWords from '../styles/fonts/switch-words.json' with { type: 'json' };
import type { Shape } from '../ui/figure-geometry.ts';
import { figureShapes, scaffold } from '../ui/figure-shapes.ts';
import { logoShapes } from '../ui/logo-shapes.ts';
import { subCardShapes } from '../ui/sub-card-shapes.ts';

declare global {
  interface ImportMetaEnv {
    /** URL of the file with all drawings. */
    readonly FIGURES: string;
  }
}

// Sizes and colours come from where a drawing is used, by inheritance.
const inks: Record<Shape[0], string> = {
  l: '',
  'l t': 'stroke-width="7"',
  b: 'fill="currentColor" fill-rule="evenodd" stroke="none"',
  n: 'fill="var(--figure-mark,var(--mark))" stroke="none"',
};
const ground = `<path d="${scaffold}" stroke="var(--figure-scaffold,#bdb3a1)" stroke-width="var(--figure-stroke-scaffold,1)"/>`;

function drawFigures(): string {
  const symbols = Object.entries<readonly Shape[]>({ ...figureShapes, ...subCardShapes }).map(
    ([id, shapes]) =>
      `<symbol id="${id}" viewBox="0 0 96 96" fill="none" stroke="currentColor">${ground}${shapes
        .map(([kind, path]) => `<path ${inks[kind]} d="${path}"/>`)
        .join('')}</symbol>`,
  );
  const { strokes, diamond } = wordShape;
  const word = `<g id="word"><path d="${strokes}"/><path ${inks.n} d="${diamond}"/></g>`;
  const logos = Object.entries(logoShapes).map(
    ([id, { ink, quiet, mark }]) =>
      `<g id="logo-${id}" fill="currentColor"><path d="${ink}"/><path d="${quiet}" opacity=".78"/><path fill="var(--mark)" d="${mark}"/></g>`,
  );
  const names = Object.entries(switchWords).map(([id, { path }]) => `<path id="switch-${id}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...logos, ...names, ...symbols, word].join('\n')}</svg>`;
}

/** Builds all drawings into one file, named by what is in it. */
export function figureFile(): Plugin {
  const source = drawFigures();
  const fileName = `_astro/figures.${hash('sha256', source).slice(0, 8)}.svg`;
  return {
    name: 'figure-file',
    config: () => ({ define: { 'import.meta.env.FIGURES': JSON.stringify(`/${fileName}`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(source);
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
