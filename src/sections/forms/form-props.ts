import { countryIds } from '#codes/countries.ts';
import type { ErrorCode } from '#codes/form-codes.ts';
import { getFirm, getFormMessages, getServices, getUi } from '#content/readers.ts';
import { type FormMessages, messagesOfField } from '#content/schemas/form-messages.ts';
import { dialCodes } from '#forms/field-constants.ts';
import type { FieldDefinition } from '#forms/field-definitions.ts';
import { requiredFields } from '#forms/form-definition.ts';
import type { AnyFormDefinition } from '#forms/forms.ts';
import { formatDate } from '#i18n/dates.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatFileSize, formatNumber } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#routing/paths.ts';

export interface FormProps {
  /** Begins the ids of all its elements, because a page may hold a form and a dialog. */
  id: string;
  language: Language;
  action: string;
  messages: ShownFormMessages;
  fields: FieldPropsByName;
  /** The names of the fields that must be filled. */
  required: string[];
  consent: { text: string; notice: string; newTab: string };
}

interface ShownFormMessages
  extends Record<'required' | 'errorTitle' | 'honeypot' | 'retry' | 'send' | 'sending' | 'about', string> {
  summary: string[];
  summaryMore: string | undefined;
  errors: Partial<FormMessages['errors']>;
  failed: Partial<FormMessages['failed']>;
  failures: Partial<FormMessages['failures']>;
  upload: FormMessages['upload'] | undefined;
}

/** Returns the props of a form in a language, with only the texts that it may show. */
export function formProps(language: Language, form: AnyFormDefinition, id: string = form.id): FormProps {
  const messages = getFormMessages(language);
  const { required, errorTitle, honeypot, retry, sending, failed, summary, summaryMore, about, upload } =
    messages;
  const { send = messages.send, consent } = messages.forms[form.id];
  const mayBe = (code: string) => form.job !== undefined || code !== 'closed';
  return {
    id,
    language,
    action: localizedPath(language, form.path),
    messages: {
      required,
      errorTitle,
      honeypot,
      retry,
      send,
      sending,
      about,
      summary: summary.slice(0, form.fieldNames.length),
      summaryMore: form.fieldNames.length > summary.length ? summaryMore : undefined,
      errors: filterKeys(messages.errors, (code) => form.file !== undefined || !code.startsWith('file-')),
      failed: filterKeys(failed, mayBe),
      failures: filterKeys(messages.failures, mayBe),
      upload: form.file && upload,
    },
    fields: fieldPropsOf(language, form),
    required: requiredFields(form),
    consent: {
      text: consent,
      notice: localizedPath(language, paths.page('privacy')),
      newTab: getUi(language).header.newTab,
    },
  };
}

type AllFieldMessages = FormMessages['fields'];
type FormFieldProps = Omit<FieldDefinition, 'schema' | 'choices'> & {
  limits?: Partial<Record<ErrorCode, string>>;
  choices?: Record<string, string>;
  suggestions?: string[];
};
/** The fields are in the form's order; each may be missing, because only the form knows which it has. */
export type FieldPropsByName = {
  [Name in keyof AllFieldMessages]?: Omit<AllFieldMessages[Name], 'choices'> & FormFieldProps;
};

function fieldPropsOf(language: Language, form: AnyFormDefinition): FieldPropsByName {
  const messages = getFormMessages(language);
  const fields = form.fieldNames.map((name) => {
    const fieldMessages = messagesOfField(messages, name);
    const { choices, ...facts }: Omit<FieldDefinition, 'schema'> = form.fields[name] ?? {};
    const labels = name === 'countryCode' ? dialCodeLabels(messages) : fieldMessages?.choices;
    return [
      name,
      {
        ...fieldMessages,
        ...facts,
        limits: limitsOf(language, facts, messages),
        // The choices are in the order of the form's rule.
        choices: choices && Object.fromEntries(choices.map((one) => [one, labels?.[one] ?? one])),
        // Suggestions; the field accepts any other text too.
        suggestions: name === 'interestedField' ? getServices(language).map(({ title }) => title) : undefined,
      },
    ];
  });
  return Object.fromEntries(fields);
}

function limitsOf(
  language: Language,
  { maxLength, file, day }: Omit<FieldDefinition, 'schema'>,
  { upload }: FormMessages,
): FormFieldProps['limits'] {
  const kinds = new Set(file?.kinds.map((kind) => upload.kinds[kind]));
  const list = new Intl.ListFormat(languages[language].locale, { type: 'disjunction' });
  return {
    ...(maxLength && { 'too-long': formatNumber(language, maxLength) }),
    ...(file && {
      'file-type': list.format(kinds),
      'file-too-large': formatFileSize(language, file.maxBytes),
    }),
    ...(day?.min && { 'day-early': formatDate(language, day.min) }),
    ...(day?.max && { 'day-late': formatDate(language, day.max) }),
  };
}

/** Labels of dial codes with their countries. Isolates set the direction, because an option takes no markup. */
function dialCodeLabels({ fields }: FormMessages): Record<string, string> {
  return Object.fromEntries(
    countryIds.map((one) => [
      dialCodes[one],
      `${fields.country.choices?.[one] ?? one} \u2066${dialCodes[one]}\u2069`,
    ]),
  );
}

export interface FormDialogContent {
  messages: FormMessages['dialog'];
  logo: string;
  form: FormProps;
}

/** The content of a form's dialog, which is fetched when a visitor points at its link. */
export function dialogContent(language: Language, form: AnyFormDefinition): FormDialogContent {
  const { dialog, forms } = getFormMessages(language);
  return {
    messages: { ...dialog, ...forms[form.id].dialog },
    logo: getFirm(language).name,
    form: formProps(language, form, `${form.id}-dialog`),
  };
}

/** Keeps the texts with some names; each may be missing, because only the form knows which it needs. */
function filterKeys<Messages extends object>(messages: Messages, isKept: (name: string) => boolean) {
  const kept: Partial<Messages> = {};
  for (const name in messages) if (isKept(name)) kept[name] = messages[name];
  return kept;
}
