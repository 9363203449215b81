import { z } from 'zod';
import { oneToTwelve, path, picture, seo, statementText, textFields, typesetText } from './shared.ts';

const link = z.strictObject({ label: typesetText, to: path }).meta({ searchable: false });

/** A hero slide. Slide two leads elsewhere on a narrow screen (docs/product.md, section 2). */
const slide = z.strictObject({
  picture: picture('hero'),
  pictureNarrow: picture('heroNarrow'),
  ...textFields('title', 'description').shape,
  link,
  linkNarrow: link.optional(),
});

const labelAndText = z.strictObject({ label: typesetText, text: statementText });

export const homeSchema = z.strictObject({
  seo,
  hero: z.strictObject({ headline: typesetText, label: typesetText, slides: oneToTwelve(slide) }),
  about: z.strictObject({
    statement: statementText,
    ...textFields('label', 'text', 'more').shape,
    definition: textFields('word', 'entry', 'meaning'),
  }),
  vision: labelAndText,
  mission: labelAndText,
  explorer: textFields('title', 'all', 'more', 'back').meta({ searchable: false }),
  cases: textFields('label', 'more').meta({ searchable: false }),
  clients: textFields('label'),
  partners: textFields('label'),
  callToAction: textFields('title', 'text', 'button').extend({
    picture: picture('callToAction'),
    pictureNarrow: picture('callToActionNarrow'),
  }),
});

export type Home = z.infer<typeof homeSchema>;
