import type { Content } from '#content/content.ts';
import { countries, dialCodes, industries, reasons } from '#forms/choices.ts';
import { type Form, requiredFields } from '#forms/form-definition.ts';
import type { FormMessages } from '#forms/form-messages.ts';
import { resumeProblems } from '#forms/resume-file.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';

export interface FormSources {
  language: Language;
  messages: FormMessages;
  newTab: string;
  /** Titles of the services, offered for a field of interest, which takes any other text too. */
  services: string[];
}

export type FormProps = ReturnType<typeof formProps>;

/**
 * What a form is built with, in a language: no more words than it may show.
 * @param id begins the ids of everything in it: a page may hold a form and a dialog
 */
export function formProps({ language, messages, newTab, services }: FormSources, form: Form, id: string) {
  const { required, honeypot, retry, send, sending, failed, summary, about, upload } = messages;
  const isAsked = (name: string) => form.fields.includes(name);
  const mayBe = (code: string) => form.job !== undefined || code !== 'closed';
  const isOfFile = (code: string) => (resumeProblems as readonly string[]).includes(code);
  return {
    id,
    language,
    action: localizedPath(language, form.path),
    messages: {
      ...{ required, honeypot, retry, sending, about },
      send: form.id === 'contact' ? send : messages[form.id].send,
      summary: summary.slice(0, form.fields.length),
      errors: filterKeys(messages.errors, (code) => form.file !== undefined || !isOfFile(code)),
      failed: filterKeys(failed, mayBe),
      failures: filterKeys(messages.failures, mayBe),
      upload: form.file && upload,
    },
    fields: filterKeys(messages.fields, isAsked),
    required: requiredFields(form),
    choices: filterKeys(choicesOf(messages), isAsked),
    suggestions: isAsked('interestedField') ? services : undefined,
    consent: {
      text: messages.consent[form.id],
      notice: localizedPath(language, paths.page('privacy')),
      newTab,
    },
  };
}

export function formContent(content: Content, form: Form, id: string = form.id): FormProps {
  return formProps(formSources(content), form, id);
}

export function formSources({ language, forms: messages, ui, services }: Content): FormSources {
  return { language, messages, newTab: ui.bar.newTab, services: services.map(({ title }) => title) };
}

export type FormDialogContent = ReturnType<typeof dialogContent>;

/** What the dialog of a form shows: fetched when a visitor turns to its link. */
export function dialogContent(content: Content, form: Form) {
  const { forms, firm } = content;
  const { title, text } = form.id === 'training' ? forms.training : forms.dialog;
  return {
    messages: { ...forms.dialog, title, text },
    logo: firm.name,
    form: formContent(content, form, `${form.id}-dialog`),
  };
}

/** Labels of the choices, in the order in which they are offered. */
function choicesOf({ choices }: FormMessages): Record<string, Record<string, string>> {
  const { country, industry, reasonForContact } = choices;
  return {
    country: listed(countries, (one) => country[one]),
    industry: listed(industries, (one) => industry[one]),
    reasonForContact: listed(reasons, (one) => reasonForContact[one]),
    // A code after its country, in the direction of its own: an option takes no markup.
    countryCode: Object.fromEntries(
      countries.map((one) => [dialCodes[one], `${country[one]} \u2066${dialCodes[one]}\u2069`]),
    ),
  };
}

function listed<Value extends string>(values: readonly Value[], label: (value: Value) => string) {
  return Object.fromEntries(values.map((value) => [value, label(value)]));
}

/** The words of some names: which, only the form knows, so that each may be missing. */
function filterKeys<Words extends object>(words: Words, isKept: (name: string) => boolean): Partial<Words> {
  const kept: Partial<Words> = {};
  for (const name in words) if (isKept(name)) kept[name] = words[name];
  return kept;
}
