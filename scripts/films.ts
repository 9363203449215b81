import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../src/language/address.ts';
import { languageCodes } from '../src/language/languages.ts';
import { filmStamp, hashOfFilms, ownFilms } from './film-content.ts';
import { encodeFilm, renderFilm } from './film-encode.ts';
import { drawTitles } from './film-titles.ts';
import { root } from './run.ts';

/**
 * Makes the films in public/films from src/pictures and the words of content/{en,ar}/films: silent, 1280 × 720, each in
 * every language as WebM and MP4 with a poster. Takes nine minutes for two films on two free cores, and gives the same
 * pictures again from the same content with the same ffmpeg and Chromium. Throws an Error in plain words when it cannot.
 */
async function makeFilms() {
  const content = hashOfFilms();
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  await mkdir(join(root, 'public/films'), { recursive: true });
  try {
    for (const language of languageCodes) {
      for (const { file, scenes } of ownFilms(language)) {
        const titles = await drawTitles(language, scenes, folder);
        const film = await renderFilm(language, scenes, titles, folder);
        const target = (ending: 'webm' | 'mp4' | 'avif') =>
          join(root, 'public', paths.film(file, language, ending));
        for (const { name, bytes } of await encodeFilm(film, target)) {
          console.log(`${name}: ${Math.ceil(bytes / 1000)} kB`);
        }
      }
    }
    await writeFile(filmStamp, `${JSON.stringify({ content })}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

makeFilms().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
