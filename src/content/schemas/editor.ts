import { z } from 'zod';
import { withPlaceholder } from '#forms/content-text.ts';
import { faultCodes } from '../faults.ts';
import { text, texts } from './shared.ts';

const collection = z.strictObject({ label: text, one: text.optional(), hint: text.optional() });

export const editorSchema = z.strictObject({
  title: text,
  /** By the name of a collection, or of one of its files: `pages.home`. */
  collections: z.record(z.string(), collection),
  /** By a field's name, or by its place where the name means something else there: `firm.counters.strip.to`. */
  labels: z.record(z.string(), text),
  hints: z.record(z.string(), text),
  choices: z.record(z.string(), z.record(z.string(), text)),
  /** The last part of an address, which is a new file's name. */
  address: texts('number', 'words'),
  looked: texts('label', 'hint'),
  body: texts('label', 'hint'),
  moved: texts('from', 'to'),
  /** Of the list of jobs: those that take no application any more, and what stands for a last day. */
  jobs: texts('closed', 'untilFilled'),
  /** Words of Sveltia CMS, by their names there, in place of its own. */
  interface: z.record(z.string(), text).meta({ table: true }),
  findings: texts('title', 'none', 'refused', 'draft').extend({ language: texts('en', 'ar', 'both') }),
  /** What became of what was saved; a … stands for a time, a number or a day. */
  publishing: z.strictObject({
    public: withPlaceholder,
    ...texts('onItsWay', 'failed', 'waits', 'readOnly').shape,
    ...{ held: withPlaceholder, later: withPlaceholder },
    ...texts('versions', 'restore', 'restoreFailed').shape,
    ...{ restoreAsk: withPlaceholder, restored: withPlaceholder },
  }),
  /** By code: what is wrong and what to do; `{found}` stands for what was found. */
  faults: z.record(z.enum(faultCodes), text).meta({ table: true }),
});

export type EditorMessages = z.infer<typeof editorSchema>;
