import { applicationTo } from '../../../forms/application.ts';
import { contact } from '../../../forms/contact.ts';
import { training } from '../../../forms/training.ts';
import type { YourDataWords } from '../../../forms/your-data-words.ts';
import { address, paths } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';
import { type FormSources, formWords } from '../forms/form-words.ts';
import type { YourDataProps } from './your-data.tsx';

export interface YourDataSources {
  language: Language;
  words: YourDataWords;
  forms: FormSources;
  /** Offered for an applicant's field of interest. */
  suggestions: string[];
}

/** The page of a person's own data, in a language: every state that it may be in. */
export function yourDataProps({ language, words, forms, suggestions }: YourDataSources) {
  const action = (act: string) => address(language, `${paths.yourData}/${act}`);
  // Of which the server leaves the message's own. Every job has the same fields.
  const correct = [contact, training, applicationTo(1)].map((form) => {
    const id = `correct-${form.id}`;
    const { problems, summary, failed, failures, required, retry } = forms.words;
    const { fields, choices } = formWords(forms, form, id);
    return {
      form: form.id,
      action: action('correct'),
      messages: { problems, summary, failed, failures },
      words: { required, retry, send: words.correct.send },
      fields: { id, language, fields, choices, suggestions, problemWords: problems },
    };
  });
  return { words, action, correct } satisfies Partial<YourDataProps>;
}
