import { z } from 'zod';
import { day, id, pictureId, seo, text } from './shared.ts';
import { socialSchema } from './social.ts';

/** The pages that have a URL of their own beside home, services, cases and jobs. */
export const pageIds = [
  'whoweare',
  'ourpeople',
  'offices',
  'ourpartners',
  'pdf-viewer',
  'services',
  'work',
  'social',
  'insights',
  'contactus',
  'applytraining',
  'jobs',
  'privacy',
] as const;
export const pageId = z.enum(pageIds).meta({ names: 'pages' });
export type PageId = (typeof pageIds)[number];

const part = z.strictObject({
  id,
  head: text,
  paragraphs: z.array(text).min(1),
  points: z.array(text).optional(),
});

export const pageSchema = z.strictObject({
  label: text,
  seo,
  headline: text,
  introduction: text,
  statement: text.optional(),
  picture: pictureId.optional(),
  nextLinks: z.array(pageId).min(1).max(3),
  updated: day.optional(),
  sections: z.array(part).optional(),
  social: socialSchema.optional(),
});

export type Page = z.infer<typeof pageSchema> & { id: PageId };
