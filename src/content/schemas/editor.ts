import { z } from 'zod';
import { issueCodes } from '../issues.ts';
import { textFields, typesetText } from './shared.ts';
import { withPlaceholder } from './text.ts';

const collection = z.strictObject({
  label: typesetText,
  one: typesetText.optional(),
  hint: typesetText.optional(),
});

export const editorSchema = z.strictObject({
  title: typesetText,
  /** By the name of a collection, or of one of its files: `pages.home`. */
  collections: z.record(z.string(), collection),
  /** By a field's name, or by its place where the name means something else there: `firm.counters.strip.to`. */
  labels: z.record(z.string(), typesetText),
  /** By the id of a page. */
  pages: z.record(z.string(), typesetText).meta({ table: true }),
  hints: z.record(z.string(), typesetText),
  choices: z.record(z.string(), z.record(z.string(), typesetText)),
  /** The last part of an address, which is a new file's name. */
  address: textFields('number', 'words'),
  reviewedField: textFields('label', 'hint'),
  body: textFields('label', 'hint'),
  redirects: textFields('from', 'to'),
  /** What the list of jobs calls those that take no application any more. */
  jobs: textFields('closed'),
  /** Words of Sveltia CMS, by their names there, in place of its own. */
  interface: z.record(z.string(), typesetText).meta({ table: true }),
  checkResult: textFields('refused', 'draft').extend({
    language: textFields('en', 'ar', 'both'),
  }),
  /** What became of what was saved; a … stands for a time, a number or a day. */
  publishing: z.strictObject({
    public: withPlaceholder,
    ...textFields('onItsWay', 'failed', 'notReady', 'waits', 'readOnly').shape,
    held: withPlaceholder,
    cause: withPlaceholder,
    later: withPlaceholder,
    notYet: withPlaceholder,
    ...textFields('versions', 'created', 'restore', 'restoreFailed').shape,
    errors: textFields('offline', 'signedOut', 'changed', 'answerLost', 'refused'),
    restoreAsk: withPlaceholder,
    restored: withPlaceholder,
  }),
  /** By code: what is wrong and what to do; `{found}` stands for what was found. */
  issues: z.record(z.enum(issueCodes), typesetText).meta({ table: true }),
});

export type EditorMessages = z.infer<typeof editorSchema>;
