import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../src/language/address.ts';
import { languageCodes } from '../src/language/languages.ts';
import { filmsAreFresh, ownFilms } from './film-content.ts';
import { root } from './run.ts';

test('the films were made from the content as it is now', () => {
  expect(filmsAreFresh(), 'Titles or pictures have changed after the films: run npm run films').toBe(true);
});

test('every film is there in every language, no larger than a telephone should load', () => {
  for (const language of languageCodes) {
    for (const { file } of ownFilms(language)) {
      for (const ending of ['webm', 'mp4'] as const) {
        const { size } = statSync(join(root, 'public', paths.film(file, language, ending)));
        expect(size, `${file} ${language} ${ending}`).toBeLessThanOrEqual(2.5e6);
      }
      const poster = statSync(join(root, 'public', paths.film(file, language, 'avif')));
      expect(poster.size, `${file} ${language} poster`).toBeLessThanOrEqual(80_000);
    }
  }
});
