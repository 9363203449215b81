import { z } from 'zod';
import { plainText, text, withPlaceholder } from './content-text.ts';
import { errorCodes, failureCodes } from './failures.ts';
import { allForms, type FieldName, formIds } from './forms.ts';

const field = z.strictObject({ label: text, hint: text.optional() });
const goodToKnow = z.strictObject({ title: text, points: z.array(text).min(1) });
const one = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), plainText);

interface FieldMessages {
  label: string;
  hint?: string | undefined;
  choices?: Record<string, string>;
}

/** A label for each field of the forms, and one for each of its choices. */
const fields = Object.fromEntries(
  allForms
    .flatMap(({ controls }) => Object.entries(controls))
    .map(([name, { choices }]) => [name, choices ? field.extend({ choices: one(choices) }) : field]),
) as unknown as Record<FieldName, z.ZodType<FieldMessages>>;

/** What one form says. */
const ownMessages = z.strictObject({
  /** What it is called where somebody looks at what they have sent. */
  name: text,
  send: text.optional(),
  consent: text.regex(/\[[^\]]+\]/, 'wants a [link] to the privacy notice'),
  dialog: z.strictObject({ title: text, text }).optional(),
  goodToKnow: goodToKnow.optional(),
  sent: z.strictObject({ title: text, text }),
});

/** `content/{en,ar}/forms.yaml`; the server's mails use the labels, too. */
export const formMessagesSchema = z.strictObject({
  required: text,
  fields: z.strictObject({
    ...fields,
    mobileNumber: z.strictObject({
      label: text,
      hint: text,
      hintWithoutScript: text,
      echo: text,
    }),
    message: z.strictObject({
      label: text,
      hint: text,
      left: text,
      over: text,
    }),
    /** Its choices are the countries, with their codes. */
    countryCode: field,
    resume: z.strictObject({
      label: text,
      hint: text,
      choose: text,
      drop: text,
      another: text,
      remove: text,
      /** A file that stayed with us from an earlier try; … is its name. */
      kept: withPlaceholder,
    }),
    job: field,
    service: field,
    article: field,
  }),
  forms: z.record(z.enum(formIds), ownMessages),
  honeypot: text,
  about: text,
  send: text,
  sending: text,
  retry: text,
  upload: z.strictObject({ uploading: text, of: text, cancel: text, cancelled: text }),
  errors: one(errorCodes),
  /** How many fields have a problem: the words for one, for two and so on. */
  summary: z.array(text).length(10),
  /** For more than those; # stands for the number. */
  summaryMore: text.refine((value) => value.includes('#'), 'format.unknown'),
  /** Headings and texts of what went wrong. */
  failed: one(failureCodes),
  failures: one(failureCodes),
  otherOffices: text,
  dialog: z.strictObject({ title: text, text, chosen: text, none: text, close: text }),
  sent: z.strictObject({
    label: text,
    description: text,
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

/** What stands at a field; undefined for one that no form has any more. */
export function messagesOfField(
  { fields }: Pick<FormMessages, 'fields'>,
  name: string,
): FieldMessages | undefined {
  return (fields as Record<string, FieldMessages>)[name];
}
