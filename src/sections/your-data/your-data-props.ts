import { applicationTo } from '#forms/application.ts';
import { contact } from '#forms/contact.ts';
import { training } from '#forms/training.ts';
import type { YourDataMessages } from '#forms/your-data-messages.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { type FormSources, formProps } from '../forms/form-props.ts';
import type { YourDataProps } from './your-data.tsx';

export interface YourDataSources {
  language: Language;
  messages: YourDataMessages;
  forms: FormSources;
  /** Offered for an applicant's field of interest. */
  suggestions: string[];
}

/** The page of a person's own data, in a language: every state that it may be in. */
export function yourDataProps({ language, messages, forms, suggestions }: YourDataSources) {
  const action = (act: string) => localizedPath(language, `${paths.yourData}/${act}`);
  const actions = {
    copy: action('copy'),
    correct: action('correct'),
    withdraw: action('withdraw'),
    erase: action('erase'),
    link: action('link'),
  };
  // Of which a message has its own. Every job has the same fields.
  const corrections = [contact, training, applicationTo(1)].map((form) => {
    const id = `correct-${form.id}`;
    const { messages: labels, fields, choices } = formProps(forms, form, id);
    return {
      form: form.id,
      action: actions.correct,
      messages: { ...labels, send: messages.correct.send },
      fields: { id, language, fields, choices, suggestions },
    };
  });
  return { messages, actions, corrections } satisfies Partial<YourDataProps>;
}
