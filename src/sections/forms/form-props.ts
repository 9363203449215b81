import { countries, industries, reasons } from '#forms/choices.ts';
import type { FailureCode } from '#forms/failures.ts';
import { type Form, type ProblemCode, requiredFields } from '#forms/form-definition.ts';
import type { FormMessages } from '#forms/form-messages.ts';
import { resumeProblems } from '#forms/resume-file.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { FormProps } from './form.tsx';

export interface FormSources {
  language: Language;
  messages: FormMessages;
  newTab: string;
}

/** What a form says beside its fields. */
export interface FormLabels
  extends Pick<FormMessages, 'required' | 'trap' | 'retry' | 'send' | 'sending' | 'failed' | 'summary'> {
  problems: Partial<Record<ProblemCode, string>>;
  failures: Partial<Record<FailureCode, string>>;
  /** Before a service's title. */
  about: string;
  /** For a form that brings a file. */
  upload?: FormMessages['upload'];
}

export type FormChoices = ReturnType<typeof choicesOf>;

/**
 * What a form shows, in a language.
 * @param id begins the ids of everything in it: a page may hold a form and a dialog
 */
export function formProps({ language, messages, newTab }: FormSources, form: Form, id: string): FormProps {
  const { required, trap, retry, send, sending, failed, summary, about, upload } = messages;
  const ofFile = new Set<string>(resumeProblems);
  const problems = Object.entries(messages.problems).filter(([code]) => form.file || !ofFile.has(code));
  const failures = Object.entries(messages.failures).filter(([code]) => form.job || code !== 'closed');
  return {
    id,
    language,
    action: localizedPath(language, form.path),
    messages: {
      ...{ required, trap, retry, sending, failed, about },
      send: form.id === 'contact' ? send : messages[form.id].send,
      summary: summary.slice(0, form.fields.length),
      problems: Object.fromEntries(problems),
      failures: Object.fromEntries(failures),
      ...(form.file && { upload }),
    },
    fields: ofForm(form, messages.fields),
    choices: choicesOf(messages),
    consent: {
      text: messages.consent[form.id],
      notice: { href: localizedPath(language, paths.page('privacy')), newTab },
      required: requiredFields(form).includes('privacyPolicy'),
    },
  };
}

/** A page carries no more words than its form has. */
function ofForm({ fields }: Form, messages: FormMessages['fields']): FormMessages['fields'] {
  const own = Object.entries(messages).filter(([name]) => fields.includes(name));
  return Object.fromEntries(own) as FormMessages['fields'];
}

function choicesOf({ choices: { country, industry, reasonForContact }, dialog }: FormMessages) {
  return {
    country: countries.map((value) => ({ value, label: country[value] })),
    industry: industries.map((value) => ({ value, label: industry[value] })),
    reasonForContact: reasons.map((value) => ({ value, label: reasonForContact[value] })),
    /** The field that shows the chosen country: its name, and what it says before. */
    chosenCountry: { chosen: dialog.chosen, none: dialog.none },
  };
}
