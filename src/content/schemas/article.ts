import { z } from 'zod';
import { caseId } from './case.ts';
import { id, isoDay, picture, seo, serviceId, textFields, typesetText } from './shared.ts';

/** The keys above the text, which the editor shows as fields. */
export const articleKeysSchema = z.strictObject({
  title: typesetText,
  seo,
  description: typesetText,
  author: id.meta({ entryLink: 'people' }),
  datePublished: isoDay.meta({ publishDate: true }),
  /** /insights shows this article large; of several, or of none, the newest. */
  featured: z.literal(true).optional(),
  picture: picture('article', 'featuredArticle', 'articleCard'),
  pictureDescription: typesetText.meta({ searchable: false }),
  service: serviceId,
  case: caseId.optional(),
  pullQuote: typesetText.meta({ searchable: false }),
  note: textFields('heading', 'text'),
});

/** The whole file: the text in parts, the first without a heading. */
export const articleSchema = articleKeysSchema
  .extend({
    parts: z.array(z.strictObject({ heading: typesetText.optional(), text: typesetText })).min(2),
    links: z.array(z.strictObject({ to: z.string().meta({ entryLink: 'url' }) })),
  })
  .refine(({ parts, pullQuote }) => parts.some((part) => part.text.includes(pullQuote)), {
    path: ['pullQuote'],
    message: 'quote.missing',
  });

export type Article = z.infer<typeof articleSchema> & { id: string; href: string };
