import { z } from 'zod';
import { formIds } from './choices.ts';

const text = z.string().trim().min(1);
const byForm = z.record(z.enum(formIds), text);
/** A text with one place where something is put in. */
const withPlace = text.refine((value) => value.split('…').length === 2, 'wants one … in it');

/** What the mails say in a language: `content/{en,ar}/mails.yaml`. Labels of fields are the forms' (`words.ts`). */
export const mailWordsSchema = z.strictObject({
  reference: text,
  received: text,
  /** To the office. */
  staff: z.strictObject({
    /** The subject's beginning, before country and reference. */
    subject: byForm,
    /** When the visitor expects an answer. */
    promise: withPlace,
    reply: text,
    replyWithoutAddress: text,
    values: text,
    consent: text,
    ticked: text,
    empty: text,
    /** Before the command that gets the file. */
    getFile: text,
    /** Before what was noticed about the file. */
    marks: text,
  }),
  /** To the visitor. */
  confirmation: z.strictObject({
    subject: byForm,
    greeting: withPlace,
    greetingWithoutName: text,
    opening: z.record(z.enum(formIds), withPlace),
    next: text,
    read: text,
    answered: text,
    /** The last day of a step. */
    by: withPlace,
    workingDays: text,
    values: text,
    mistake: text,
    rights: text.regex(/\[[^\]]+\]/, 'wants a [link] to the privacy notice'),
    why: text,
  }),
});

export type MailWords = z.infer<typeof mailWordsSchema>;
