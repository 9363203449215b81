import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filmSchema, type OwnFilm } from '../src/content/schemas/film.ts';
import { type Language, languageCodes } from '../src/language/languages.ts';
import { root } from './run.ts';

/** Names the scenes that the films in public/films were made from. */
export const filmStamp = join(root, 'public/films/films.json');

/** The films that are files of ours, in a language. */
export function ownFilms(language: Language): OwnFilm[] {
  const files = globSync(`content/${language}/films/*.yaml`, { cwd: root }).sort();
  const films = files.map((file) => filmSchema.parse(parse(readFileSync(join(root, file), 'utf8'))));
  return films.filter((film) => 'file' in film);
}

/** One hash over what is in the films' pictures: captions and transcripts may change without them. */
export function hashOfFilms(): string {
  const shown = languageCodes.map((language) =>
    ownFilms(language).map(({ file, scenes }) => [
      language,
      file,
      scenes.map(({ caption: _, seen: __, ...shown }) => shown),
    ]),
  );
  return hash('sha256', JSON.stringify(shown));
}

/** Whether the films in public/films were made from the content as it is now. */
export function filmsAreFresh(): boolean {
  return JSON.parse(readFileSync(filmStamp, 'utf8')).content === hashOfFilms();
}
