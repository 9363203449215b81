import { z } from 'zod';
import { searchKinds } from '#search/search-entry.ts';
import { pageId } from './page.ts';
import { path, plainText, pluralForms, textFields, typesetText } from './shared.ts';

const nextLinks = z.array(pageId).min(1);

export const searchSchema = z.strictObject({
  ...textFields('label', 'title', 'description', 'placeholder', 'submit', 'close').shape,
  kinds: textFields(...searchKinds),
  count: pluralForms,
  ...textFields('inText', 'inOtherLanguage', 'all', 'suggestion').shape,
  start: z.strictObject({ title: typesetText, nextLinks }),
  none: z.strictObject({ title: typesetText, text: typesetText, nextLinks }),
  /** These searches find something; a search without results and the 404 page offer them. */
  terms: z.strictObject({ label: typesetText, items: z.array(plainText).min(1).max(8) }),
  keywords: z.record(path, typesetText),
});

export type SearchMessages = z.infer<typeof searchSchema>;
