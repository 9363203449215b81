import { type Language, languages } from '#i18n/languages.ts';
import type { HostedFilm } from './schemas/film.ts';

/** Captions are at the top and the line's end, because the film's mark and titles are at its start. */
const settings = {
  ltr: 'line:6% position:95% align:right',
  rtl: 'line:6% position:5% align:left',
};

/** Returns WebVTT. Picture and speech get a line each, because a longer line would run under the firm's mark. */
export function filmCaptions(language: Language, scenes: HostedFilm['scenes']): string {
  const position = settings[languages[language].dir];
  const cues = scenes.map(
    ({ fromSeconds, toSeconds, caption }) =>
      `${time(fromSeconds)} --> ${time(toSeconds)} ${position}\n${caption.replace(': ', ':\n')}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
