import { z } from 'zod';
import { keysOf } from '#lib/records.ts';
import { type PageId, pageIds } from '#routing/route-table.ts';
import { counter } from './firm.ts';
import {
  id,
  isoDay,
  oneToTwelve,
  picture,
  pluralForms,
  seo,
  serviceId,
  statementText,
  textFields,
  typesetText,
} from './shared.ts';

export const pageId = z.enum(pageIds).meta({ entryLink: 'pages' });

const part = z.strictObject({
  id,
  heading: typesetText,
  paragraphs: z.array(typesetText).min(1),
  points: z.array(typesetText).optional(),
});

const filmId = id.meta({ entryLink: 'films' });
const initiative = z.strictObject({ id, ...textFields('heading', 'text').shape });
const initiatives = z.strictObject({
  label: typesetText,
  heading: statementText,
  items: oneToTwelve(initiative),
});
const card = z.strictObject({
  picture: picture('socialCard').optional(),
  count: z.int().optional(),
  /** Without a picture the count is drawn in dots, one for every `each`; `text` explains it. */
  dots: z.strictObject({ each: z.int().positive(), text: typesetText }).optional(),
  ...textFields('heading', 'text').shape,
});

const engagementSchema = z.strictObject({
  steps: textFields('label', 'client').extend({
    items: z
      .array(z.strictObject({ id, ...textFields('time', 'heading', 'text', 'client').shape }))
      .min(2)
      .max(8),
  }),
  begin: textFields('label'),
});

/** The parts of the social responsibility page. The sample has the counts of docs/product.md, section 2. */
const socialSchema = z.strictObject({
  people: initiatives,
  /** The page shows this part with its film, and all other films below. */
  training: z.strictObject({ film: filmId, ...textFields('heading', 'text', 'button').shape }),
  commitment: z.strictObject({
    label: typesetText,
    /** The carbon reduction in whole percent, and the amount it refers to. */
    percent: z.int(),
    measure: typesetText,
    items: oneToTwelve(initiative),
  }),
  cards: z.strictObject({ label: typesetText, items: oneToTwelve(card) }),
  community: initiatives,
  impact: z.strictObject({ label: typesetText, counters: oneToTwelve(counter) }),
});

const privacySchema = z.strictObject({
  section: id,
  none: typesetText,
  parties: z.array(z.strictObject({ id, text: typesetText })).optional(),
});

const registerSchema = z.strictObject({
  statement: statementText,
  ...textFields('label', 'drawing', 'country', 'sector', 'allCountries', 'allSectors').shape,
  /** The parts of a sentence on the chosen clients; `nobody` where there are none. */
  asked: pluralForms,
  again: pluralForms,
  declined: pluralForms,
  global500: pluralForms,
  ...textFields('nobody', 'table', 'more').shape,
  columns: textFields('asked', 'again', 'declined', 'global500'),
  sectors: z.record(id, typesetText),
});

const nextStep = textFields('title', 'text').extend({
  button: typesetText.optional(),
  questions: oneToTwelve(z.strictObject({ text: typesetText, service: serviceId })).optional(),
});

/** Parts that only one page has, by its id. */
const partsByPage = {
  engagement: engagementSchema,
  privacy: privacySchema,
  social: socialSchema,
  work: registerSchema,
} satisfies Partial<Record<PageId, z.ZodType>>;
export const pageParts = keysOf<PageId>(partsByPage);

export const pageSchema = z.strictObject({
  label: typesetText,
  seo,
  headline: typesetText,
  introduction: typesetText,
  statement: statementText.optional(),
  picture: picture('pageHead', 'besideForm').optional(),
  nextLinks: z.array(pageId).min(1).max(3).optional(),
  nextStep: nextStep.optional(),
  updated: isoDay.optional(),
  sections: z.array(part).optional(),
  ...z.object(partsByPage).partial().shape,
});

export type Page = z.infer<typeof pageSchema> & { id: PageId; href: string };
export type Engagement = z.infer<typeof engagementSchema>;
export type NextStepContent = z.infer<typeof nextStep>;
export type RegisterMessages = z.infer<typeof registerSchema>;
export type Social = z.infer<typeof socialSchema>;
