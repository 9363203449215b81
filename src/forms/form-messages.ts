import { z } from 'zod';
import { plainText, typesetText, withPlaceholder } from './content-text.ts';
import { errorCodes, failureCodes } from './failures.ts';
import { allForms, type FieldName, formIds } from './forms.ts';

const field = z.strictObject({ label: typesetText, hint: typesetText.optional() });
const goodToKnow = z.strictObject({ title: typesetText, points: z.array(typesetText).min(1) });
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
  name: typesetText,
  send: typesetText.optional(),
  consent: typesetText.regex(/\[[^\]]+\]/, 'wants a [link] to the privacy notice'),
  dialog: z.strictObject({ title: typesetText, text: typesetText }).optional(),
  goodToKnow: goodToKnow.optional(),
  sent: z.strictObject({ title: typesetText, text: typesetText }),
});

/** `content/{en,ar}/forms.yaml`; the server's mails use the labels, too. */
export const formMessagesSchema = z.strictObject({
  required: typesetText,
  fields: z.strictObject({
    ...fields,
    mobileNumber: z.strictObject({
      label: typesetText,
      hint: typesetText,
      hintWithoutScript: typesetText,
      echo: typesetText,
    }),
    message: z.strictObject({
      label: typesetText,
      hint: typesetText,
      left: typesetText,
      over: typesetText,
    }),
    /** Its choices are the countries, with their codes. */
    countryCode: field,
    resume: z.strictObject({
      label: typesetText,
      hint: typesetText,
      choose: typesetText,
      drop: typesetText,
      another: typesetText,
      remove: typesetText,
      /** A file that stayed with us from an earlier try; … is its name. */
      kept: withPlaceholder,
    }),
    job: field,
    service: field,
    article: field,
  }),
  forms: z.record(z.enum(formIds), ownMessages),
  honeypot: typesetText,
  about: typesetText,
  send: typesetText,
  sending: typesetText,
  retry: typesetText,
  upload: z.strictObject({
    uploading: typesetText,
    of: typesetText,
    cancel: typesetText,
    cancelled: typesetText,
  }),
  errors: one(errorCodes),
  /** How many fields have a problem: the words for one, for two and so on. */
  summary: z.array(typesetText).length(10),
  /** For more than those; # stands for the number. */
  summaryMore: typesetText.refine((value) => value.includes('#'), 'format.unknown'),
  /** Headings and texts of what went wrong. */
  failed: one(failureCodes),
  failures: one(failureCodes),
  otherOffices: typesetText,
  dialog: z.strictObject({
    title: typesetText,
    text: typesetText,
    chosen: typesetText,
    none: typesetText,
    close: typesetText,
  }),
  sent: z.strictObject({
    label: typesetText,
    description: typesetText,
    reference: typesetText,
    copy: typesetText,
    copied: typesetText,
    received: typesetText,
    zone: typesetText,
    read: typesetText,
    answered: typesetText,
    by: typesetText,
    back: typesetText,
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
