import { z } from 'zod';
import { order, picture, typesetText } from './shared.ts';

/** A part of a film, and the seconds between which the player shows its caption. */
const scene = z.strictObject({
  fromSeconds: z.number().min(0),
  toSeconds: z.number().positive(),
  title: typesetText.max(48),
  /** The player's caption: the title in a sentence, with a description of the picture. */
  caption: typesetText,
  seen: typesetText,
});

const commonFields = { order, title: typesetText, about: typesetText };

/** The entry `people` has its files in public/films: `people-en.webm`, `.mp4` and `.avif`. */
const hostedFilm = z.strictObject({ ...commonFields, scenes: z.array(scene).min(1) });

/** YouTube is contacted only when a visitor presses play; `content/third-parties.yaml` and the notice name it. */
const youtubeFilm = z.strictObject({
  ...commonFields,
  youtube: z
    .string()
    .regex(/^[\w-]{11}$/, 'format.youtube')
    .meta({ untranslated: true }),
  picture: picture('film'),
  transcript: z.array(typesetText).min(1),
});

export const filmSchema = z.union([hostedFilm, youtubeFilm]);

export type HostedFilm = z.infer<typeof hostedFilm> & { id: string };
export type YoutubeFilm = z.infer<typeof youtubeFilm> & { id: string };
