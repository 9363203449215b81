import { join } from 'node:path';
import { collections } from '#content/collections.ts';
import { readFolder } from '#content/read-files.ts';
import type { OwnFilm } from '#content/schemas/film.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { root } from '../../build/root.ts';
import { hashesOf, hashOfPicture, hashOfValues, tokensUsedBy } from '../source-hashes.ts';

/** The films that are files of ours, in a language. */
export function ownFilms(language: Language): OwnFilm[] {
  return readFolder(collections.films, language, join(root, 'content')).filter((film) => 'scenes' in film);
}

export type FilmEnding = 'webm' | 'mp4' | 'avif';

/** A file of a film, from the project's root. */
export function filmFile({ id }: OwnFilm, language: Language, ending: FilmEnding): string {
  return `public${paths.film(id, language, ending)}`;
}

/** One hash over what is in a film's pictures: captions and transcripts may change without them. */
export function hashOfFilm({ scenes }: OwnFilm, language: Language): string {
  const style = 'assets/films/titles.css';
  return hashOfValues(
    language,
    scenes.map(({ caption: _, seen: __, ...shown }) => [shown, hashOfPicture(shown.picture)]),
    hashesOf(style, 'src/styles/fonts.css', 'src/svg/logos/*.svg'),
    tokensUsedBy(style),
  );
}
