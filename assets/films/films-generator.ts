import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnFilm } from '#content/schemas/film.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { root } from '../../build/root.ts';
import { hashedFiles } from '../hashed-files.ts';
import { type FilmEnding, filmFile, hashOfFilm, ownFilms } from './film-sources.ts';

const endings: FilmEnding[] = ['webm', 'mp4', 'avif'];

/**
 * The films in public/films: silent, 1280 × 720, each in every language as WebM and MP4 with a poster. Two
 * films take nine minutes on two free cores. The same content, ffmpeg and Chromium give the same pictures
 * again.
 */
export const films = hashedFiles({
  name: 'films',
  hashes: () =>
    Object.fromEntries(
      allFilms().flatMap(({ film, language }) => {
        const hash = hashOfFilm(film, language);
        return endings.map((ending) => [filmFile(film, language, ending), hash]);
      }),
    ),
  async draw(files, made) {
    await mkdir(join(root, 'public/films'), { recursive: true });
    for (const { film, language } of allFilms()) {
      const own = endings.map((ending) => filmFile(film, language, ending));
      if (!own.some((file) => files.includes(file))) continue;
      await makeFilm(film, language);
      own.forEach(made);
    }
  },
});

function allFilms() {
  return languageCodes.flatMap((language) => ownFilms(language).map((film) => ({ film, language })));
}

async function makeFilm(film: OwnFilm, language: Language) {
  const { drawTitles } = await import('./film-titles.ts');
  const { encodeFilm, renderFilm } = await import('./film-encode.ts');
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  try {
    const titles = await drawTitles(language, film.scenes, folder);
    const lossless = renderFilm(language, film.scenes, titles, folder);
    const target = (ending: FilmEnding) => join(root, filmFile(film, language, ending));
    for (const { name, bytes } of await encodeFilm(lossless, target)) {
      console.log(`${name}: ${Math.ceil(bytes / 1000)} kB`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
