import { z } from 'zod';
import { issueCodes } from '../issues.ts';
import { textFields, typesetText } from './shared.ts';
import { withPlaceholder } from './text.ts';

export const editorSchema = z.strictObject({
  title: typesetText,
  /** By the name of a collection: what it is called, what one of its entries is, and what to know of it. */
  collections: z.record(z.string(), typesetText),
  entries: z.record(z.string(), typesetText),
  collectionHints: z.record(z.string(), typesetText),
  /** By a field's name, or by its place where the name means something else there: `firm.counters.strip.to`. */
  labels: z.record(z.string(), typesetText),
  /** By the id of a page. */
  pages: z.record(z.string(), typesetText).meta({ table: true }),
  hints: z.record(z.string(), typesetText),
  choices: z.record(z.string(), z.record(z.string(), typesetText)),
  /** The last part of an address, which is a new file's name. */
  address: textFields('number', 'words').meta({ table: true }),
  reviewedField: textFields('label', 'hint'),
  body: textFields('label', 'hint'),
  redirects: textFields('from', 'to').meta({ table: true }),
  /** What the list of jobs calls those that take no application any more. */
  jobs: textFields('closed').meta({ table: true }),
  /** Words of Sveltia CMS, by their names there, in place of its own. */
  interface: z.record(z.string(), typesetText).meta({ table: true }),
  checkResult: textFields('refused', 'draft').meta({ table: true }),
  languages: textFields('en', 'ar').meta({ table: true }),
  /** What became of what was saved; a … stands for a time, a number or a day. */
  publishing: z
    .strictObject({
      public: withPlaceholder,
      ...textFields('onItsWay', 'failed', 'notReady', 'waits', 'readOnly').shape,
      held: withPlaceholder,
      cause: withPlaceholder,
      later: withPlaceholder,
      notYet: withPlaceholder,
      ...textFields('versions', 'created', 'restore', 'restoreFailed').shape,
      restoreAsk: withPlaceholder,
      restored: withPlaceholder,
    })
    .meta({ table: true }),
  hostErrors: textFields('offline', 'signedOut', 'changed', 'answerLost', 'refused').meta({ table: true }),
  /** By code: what is wrong and what to do; `{found}` stands for what was found. */
  issues: z.record(z.enum(issueCodes), typesetText).meta({ table: true }),
});

export type EditorMessages = z.infer<typeof editorSchema>;
