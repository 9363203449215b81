import { z } from 'zod';
import { pictureId, seo, text } from './shared.ts';

const link = z.strictObject({ label: text, to: z.string().startsWith('/') });

/** A hero slide. Slide two leads elsewhere on a narrow screen (specification, section 2, Home). */
const slide = z.strictObject({
  picture: pictureId,
  pictureNarrow: pictureId,
  title: text,
  description: text,
  link,
  linkNarrow: link.optional(),
});

const named = z.strictObject({ label: text, text });

export const homeSchema = z.strictObject({
  seo,
  /** A line break in the headline is a break by sense. */
  hero: z.strictObject({ headline: text, label: text, slides: z.array(slide).length(4) }),
  about: z.strictObject({
    label: text,
    statement: text,
    text,
    more: text,
    plate: z.strictObject({ word: text, entry: text, meaning: text }),
  }),
  vision: named,
  mission: named,
  explorer: z.strictObject({ title: text, all: text, more: text, back: text }),
  cases: z.strictObject({ label: text, more: text }),
  clients: z.strictObject({ label: text }),
  partners: z.strictObject({ label: text }),
  call: z.strictObject({ title: text, text, button: text }),
});

export type Home = z.infer<typeof homeSchema>;
