import { z } from 'zod';
import { order, picture, typesetText } from './shared.ts';

/** How a still is moved over: nearer, further off, along the reading direction, or upwards. */
const filmMoves = ['closer', 'away', 'along', 'up'] as const;

const scene = z.strictObject({
  picture: picture(),
  move: z.enum(filmMoves),
  /** Which part of a picture higher than the film is kept: 0 its top, 1 its foot, by default the middle. */
  focus: z.number().min(0).max(1).optional(),
  /** Turned round in Arabic, so that the quiet side stays under the title. */
  mirrored: z.boolean().optional(),
  /** Set into the film itself: `npm run assets -- films` after a change. */
  title: typesetText.max(48),
  /** Shown by the player: the title in a sentence, with what the picture is. */
  caption: typesetText,
  /** Read in the transcript beside the title. */
  seen: typesetText,
});

const words = { order, title: typesetText, about: typesetText };

/** A film of our own: its files, called as it is, are made of these scenes. Five make 26 seconds. */
const ownFilm = z.strictObject({ ...words, scenes: z.array(scene).min(3).max(5) });

/**
 * A film that lies on YouTube. YouTube hears of a visitor when they press play, no earlier; the privacy
 * notice, which says that there are no third parties, then has to name YouTube.
 */
const youtubeFilm = z.strictObject({
  ...words,
  youtube: z
    .string()
    .regex(/^[\w-]{11}$/, 'format.youtube')
    .meta({ untranslated: true }),
  picture: picture('film'),
  transcript: z.array(typesetText).min(1),
});

export const filmSchema = z.union([ownFilm, youtubeFilm]);

export type OwnFilm = z.infer<typeof ownFilm> & { id: string };
export type Film = z.infer<typeof filmSchema> & { id: string };
export type FilmMove = (typeof filmMoves)[number];
