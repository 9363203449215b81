import { z } from 'zod';
import { type PageId, pageIds } from '#i18n/pages.ts';
import { keysOf } from '#i18n/records.ts';
import { counter } from './firm.ts';
import { day, id, oneToTwelve, picture, seo, text } from './shared.ts';

export const pageId = z.enum(pageIds).meta({ reference: 'pages' });

const part = z.strictObject({
  id,
  head: text,
  paragraphs: z.array(text).min(1),
  points: z.array(text).optional(),
});

const filmId = id.meta({ reference: 'films' });
const initiative = z.strictObject({ id, head: text, text });
const card = z.strictObject({ picture: picture('socialCard'), count: z.int().optional(), head: text, text });

/** How we work, beside the parts of every page; where each service begins stands in the services. */
const engagementSchema = z.strictObject({
  steps: z.strictObject({
    label: text,
    /** Before what each step asks of the client. */
    client: text,
    items: z
      .array(z.strictObject({ id, time: text, head: text, text, client: text }))
      .min(2)
      .max(8),
  }),
  begin: z.strictObject({ label: text }),
});

/** The social responsibility page, beside the parts of every page. The sample has the specification's counts. */
const socialSchema = z.strictObject({
  people: z.strictObject({ label: text, head: text, items: oneToTwelve(initiative) }),
  /** Beside its film; all other films follow on the page. */
  training: z.strictObject({ film: filmId, head: text, text, button: text }),
  commitment: z.strictObject({
    label: text,
    /** The carbon reduction in whole percent, and what it is of. */
    percent: z.int(),
    measure: text,
    items: oneToTwelve(initiative),
  }),
  cards: z.strictObject({ label: text, items: oneToTwelve(card) }),
  community: z.strictObject({ label: text, head: text, items: oneToTwelve(initiative) }),
  impact: z.strictObject({
    label: text,
    counters: oneToTwelve(counter),
    picture: picture('impact'),
    alt: text,
    caption: text,
  }),
});

/** What one page alone has, under its id, beside the parts of every page. */
const ownParts = { engagement: engagementSchema, social: socialSchema } satisfies Partial<
  Record<PageId, z.ZodType>
>;
export const ownPartIds = keysOf<PageId>(ownParts);

export const pageSchema = z.strictObject({
  label: text,
  seo,
  headline: text,
  introduction: text,
  statement: text.optional(),
  picture: picture('pageHead', 'besideForm').optional(),
  nextLinks: z.array(pageId).min(1).max(3),
  updated: day.optional(),
  sections: z.array(part).optional(),
  ...z.object(ownParts).partial().shape,
});

export type Page = z.infer<typeof pageSchema> & { id: PageId; href: string };
export type Engagement = z.infer<typeof engagementSchema>;
export type Social = z.infer<typeof socialSchema>;
