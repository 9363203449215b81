import { z } from 'zod';
import { countries, formIds, industries, reasons } from './choices.ts';
import { exactText, text, withGap } from './content-text.ts';
import { failureCodes } from './failures.ts';
import { errorCodes } from './form-definition.ts';

const field = z.strictObject({ label: text });
const know = z.strictObject({ title: text, points: z.array(text).min(1) });
const one = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), exactText);

/** `content/{en,ar}/forms.yaml`; the server's mails use the labels, too. */
export const formMessagesSchema = z.strictObject({
  required: text,
  fields: z.strictObject({
    country: field,
    name: field,
    jobTitle: field,
    email: field,
    mobileNumber: z.strictObject({
      label: text,
      hint: text,
      hintWithoutScript: text,
      echo: text,
    }),
    companyName: field,
    industry: field,
    reasonForContact: field,
    message: z.strictObject({
      label: text,
      hint: text,
      left: text,
      over: text,
    }),
    privacyPolicy: field,
    countryCode: field,
    interestedField: field.extend({ hint: text }),
    resume: z.strictObject({
      label: text,
      hint: text,
      choose: text,
      drop: text,
      another: text,
      remove: text,
      /** A file that stayed with us from an earlier try; … is its name. */
      kept: withGap,
    }),
    job: field,
    service: field,
  }),
  choices: z.strictObject({
    country: one(countries),
    industry: one(industries),
    reasonForContact: one(reasons),
  }),
  consent: z.record(z.enum(formIds), text.regex(/\[[^\]]+\]/, 'wants a [link] to the privacy notice')),
  honeypot: text,
  about: text,
  send: text,
  sending: text,
  retry: text,
  upload: z.strictObject({ uploading: text, of: text, cancel: text, cancelled: text }),
  errors: one(errorCodes),
  /** How many fields have a problem: the words for one, for two and so on. */
  summary: z.array(text).length(10),
  /** Headings and texts of what went wrong. */
  failed: one(failureCodes),
  failures: one(failureCodes),
  otherOffices: text,
  dialog: z.strictObject({ title: text, text, chosen: text, none: text, close: text }),
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
    zone: text,
    read: text,
    answered: text,
    by: text,
    back: text,
  }),
});

export type FormMessages = z.infer<typeof formMessagesSchema>;
