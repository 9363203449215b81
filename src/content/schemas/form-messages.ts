import { z } from 'zod';
import { countryIds } from '#codes/countries.ts';
import { errorCodes, fileKinds, formIds, industries, reasons, submitErrorCodes } from '#codes/form-codes.ts';
import { plainText, textFields, typesetText, withPlaceholder } from './text.ts';

const field = z.strictObject({ label: typesetText, hint: typesetText.optional() });
const goodToKnow = z.strictObject({ title: typesetText, points: z.array(typesetText).min(1) });
const one = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), plainText);
const choice = <const Names extends readonly string[]>(names: Names) => field.extend({ choices: one(names) });

interface FieldMessages {
  label: string;
  hint?: string | undefined;
  choices?: Record<string, string>;
}

const messagesOfForm = z.strictObject({
  name: typesetText,
  send: typesetText.optional(),
  consent: typesetText.regex(/\[[^\]]+\]/, 'wants a [link] to the privacy notice'),
  dialog: textFields('title', 'text').optional(),
  goodToKnow: goodToKnow.optional(),
  sent: textFields('title', 'text', 'answered').extend({ reader: typesetText.optional() }),
});

/** `content/{en,ar}/forms.yaml`; the server's mails use the labels, too. */
export const formMessagesSchema = z.strictObject({
  required: typesetText,
  fields: z.strictObject({
    country: choice(countryIds),
    name: field,
    jobTitle: field,
    email: field,
    mobileNumber: textFields('label', 'hint', 'hintWithoutScript', 'echo'),
    companyName: field,
    industry: choice(industries),
    reasonForContact: choice(reasons),
    message: textFields('label', 'hint', 'left', 'over'),
    privacyPolicy: field,
    /** The choices of this field are the countries, with their codes. */
    countryCode: field,
    interestedField: field,
    resume: field,
    job: field,
    service: field,
    article: field,
  }),
  forms: z.record(z.enum(formIds), messagesOfForm),
  ...textFields('honeypot', 'about', 'send', 'sending', 'retry', 'errorTitle').shape,
  upload: textFields('choose', 'drop', 'another', 'remove', 'uploading', 'of', 'cancel', 'cancelled').extend({
    kept: withPlaceholder,
    kinds: one(fileKinds),
  }),
  errors: one(errorCodes),
  summary: z.array(typesetText).length(10),
  /** The summary of more than ten errors; … is replaced by their number. */
  summaryMore: withPlaceholder,
  failed: one(submitErrorCodes),
  failures: one(submitErrorCodes),
  otherOffices: typesetText,
  dialog: textFields('title', 'text', 'chosen', 'none', 'close'),
  sent: z.strictObject({
    ...textFields('label', 'description', 'reference', 'copy', 'copied', 'received', 'zone').shape,
    ...textFields('read', 'by', 'workingDays', 'back').shape,
    closedFor: withPlaceholder,
  }),
});

export type FormMessages = z.infer<typeof formMessagesSchema>;
export type FieldName = keyof FormMessages['fields'];

/** Returns the label, hint and choices of a field; undefined for a field that no form has any more. */
export function messagesOfField(
  { fields }: { fields: FormMessages['fields'] },
  name: string,
): FieldMessages | undefined {
  const messagesByName: Record<string, FieldMessages> = fields;
  return messagesByName[name];
}
