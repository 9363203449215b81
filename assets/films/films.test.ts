import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { root } from '../../build/root.ts';
import { ownFilms } from './film-sources.ts';

test('every film is there in every language, no larger than a telephone should load', () => {
  for (const language of languageCodes) {
    for (const { id } of ownFilms(language)) {
      for (const ending of ['webm', 'mp4'] as const) {
        const { size } = statSync(join(root, 'public', paths.film(id, language, ending)));
        expect(size, `${id} ${language} ${ending}`).toBeLessThanOrEqual(2.5e6);
      }
      const poster = statSync(join(root, 'public', paths.film(id, language, 'avif')));
      expect(poster.size, `${id} ${language} poster`).toBeLessThanOrEqual(80_000);
    }
  }
});
