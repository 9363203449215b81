import { z } from 'zod';
import { oneToTwelve, path, picture, seo, text, texts } from './shared.ts';

const link = z.strictObject({ label: text, to: path }).meta({ searchable: false });

/** A hero slide. Slide two leads elsewhere on a narrow screen (docs/product.md, section 2). */
const slide = z.strictObject({
  picture: picture('hero'),
  pictureNarrow: picture('heroNarrow'),
  title: text,
  description: text,
  link,
  linkNarrow: link.optional(),
});

const named = texts('label', 'text');

export const homeSchema = z.strictObject({
  seo,
  /** A line break in the headline is a break by sense. */
  hero: z.strictObject({ headline: text, label: text, slides: oneToTwelve(slide) }),
  about: z.strictObject({
    ...texts('label', 'statement', 'text', 'more').shape,
    plate: texts('word', 'entry', 'meaning'),
  }),
  vision: named,
  mission: named,
  explorer: texts('title', 'all', 'more', 'back').meta({ searchable: false }),
  cases: texts('label', 'more').meta({ searchable: false }),
  clients: texts('label'),
  partners: texts('label'),
  call: texts('title', 'text', 'button').extend({
    picture: picture('call'),
    pictureNarrow: picture('callNarrow'),
  }),
});

export type Home = z.infer<typeof homeSchema>;
