import { z } from 'zod';
import { countries, formIds, industries, reasons } from './choices.ts';
import { exactText, text } from './content-text.ts';
import { failureCodes } from './failures.ts';
import { problemCodes } from './form-definition.ts';

const field = z.strictObject({ label: text });
const know = z.strictObject({ title: text, points: z.array(text).min(1) });
const one = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), exactText);

/** What the forms say in a language: `content/{en,ar}/forms.yaml`. The server's mails use the labels, too. */
export const formMessagesSchema = z.strictObject({
  /** Explains the asterisk, once a form. */
  required: text,
  fields: z.strictObject({
    country: field,
    name: field,
    jobTitle: field,
    email: field,
    mobileNumber: z.strictObject({
      label: text,
      hint: text,
      /** For a page without script, which cannot show the country's code before the number. */
      hintWithoutScript: text,
      /** Before the number as it will be called. */
      echo: text,
    }),
    companyName: field,
    industry: field,
    reasonForContact: field,
    message: z.strictObject({
      label: text,
      hint: text,
      /** Before a count of characters, near the limit and beyond it. */
      left: text,
      over: text,
    }),
    privacyPolicy: field,
    countryCode: field,
    interestedField: field,
    resume: z.strictObject({
      label: text,
      hint: text,
      choose: text,
      drop: text,
      /** Where a file is chosen already. */
      another: text,
      remove: text,
      /** A file that stayed with us from an earlier try; … is its name. */
      kept: text.refine((value) => value.split('…').length === 2, 'wants one … in it'),
    }),
    job: field,
    service: field,
  }),
  choices: z.strictObject({
    country: one(countries),
    industry: one(industries),
    reasonForContact: one(reasons),
  }),
  /** The sentence of each form's box; the words in brackets lead to the privacy notice. */
  consent: z.record(z.enum(formIds), text.regex(/\[[^\]]+\]/, 'wants a [link] to the privacy notice')),
  /** The label of a field that people do not see. */
  trap: text,
  /** Before the title of the service that a form was opened from. */
  about: text,
  send: text,
  sending: text,
  retry: text,
  /** While a file is on its way: "Uploading 45%", "2.1 MB of 4.6 MB". */
  upload: z.strictObject({ uploading: text, of: text, cancel: text, cancelled: text }),
  problems: one(problemCodes),
  /** How many fields have a problem: the words for one, for two and so on. */
  summary: z.array(text).length(10),
  /** The heading over each of the failures. */
  failed: text,
  failures: one(failureCodes),
  otherOffices: text,
  dialog: z.strictObject({ title: text, text, chosen: text, none: text, close: text }),
  /** What the other two forms call sending, and what an applicant should know beside the form. */
  application: z.strictObject({ send: text, know }),
  training: z.strictObject({ send: text, title: text, text, know }),
  sent: z.strictObject({
    label: text,
    description: text,
    title: z.record(z.enum(formIds), text),
    text: z.record(z.enum(formIds), text),
    reference: text,
    copy: text,
    copied: text,
    received: text,
    /** After the moment of receipt. */
    zone: text,
    read: text,
    answered: text,
    /** Before the last day of a step. */
    by: text,
    back: text,
  }),
});

export type FormMessages = z.infer<typeof formMessagesSchema>;
