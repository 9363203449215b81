import { z } from 'zod';
import { kinds } from '#search/entries.ts';
import { pageId } from './page.ts';
import { countForms, path, text, texts } from './shared.ts';

const nextLinks = z.array(pageId).min(1);

export const searchSchema = z.strictObject({
  ...texts('label', 'title', 'description', 'placeholder', 'submit', 'close').shape,
  kinds: texts(...kinds),
  count: countForms,
  /** Before words that were found in the part of a page that the result does not show. */
  inText: text,
  /** Before words that were found only in the same page of the other language. */
  inOtherLanguage: text,
  ...texts('all', 'suggestion').shape,
  start: z.strictObject({ title: text, nextLinks }),
  none: z.strictObject({ title: text, text, nextLinks }),
  keywords: z.record(path, text),
});

export type SearchMessages = z.infer<typeof searchSchema>;
