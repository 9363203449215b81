import { z } from 'zod';
import { issueCodes } from '#codes/content-issue-codes.ts';
import { textFields, typesetText } from './shared.ts';
import { withPlaceholder } from './text.ts';

export const editorSchema = z.strictObject({
  title: typesetText,
  collections: z.record(z.string(), typesetText),
  entries: z.record(z.string(), typesetText),
  collectionHints: z.record(z.string(), typesetText),
  /** The keys are names of fields, or a path if its last name has another label elsewhere: `firm.counters.strip.to`. */
  labels: z.record(z.string(), typesetText),
  pages: z.record(z.string(), typesetText).meta({ table: true }),
  hints: z.record(z.string(), typesetText),
  choices: z.record(z.string(), z.record(z.string(), typesetText)),
  address: textFields('number', 'words').meta({ table: true }),
  reviewedField: textFields('label', 'hint'),
  body: textFields('label', 'hint'),
  redirects: textFields('from', 'to').meta({ table: true }),
  jobs: textFields('closed').meta({ table: true }),
  /** Texts that replace those of Sveltia CMS, by their keys there. */
  interface: z.record(z.string(), typesetText).meta({ table: true }),
  checkResult: textFields('refused', 'draft', 'preparing').meta({ table: true }),
  languages: textFields('en', 'ar').meta({ table: true }),
  /** The state of saved changes; … is replaced by a time, a number or a day. */
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
  hostErrors: textFields('offline', 'signedOut', 'changed', 'responseLost', 'refused').meta({ table: true }),
  /** Each code has a problem and its remedy in words; `{found}` is replaced by the text at fault. */
  issues: z.record(z.enum(issueCodes), typesetText).meta({ table: true }),
});
