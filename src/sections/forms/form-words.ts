import { countries, dialCodes, industries, reasons } from '../../../forms/choices.ts';
import type { Form } from '../../../forms/form.ts';
import type { FormWords } from '../../../forms/words.ts';
import { address, paths } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';

export interface FormSources {
  language: Language;
  words: FormWords;
  newTab: string;
}

/**
 * What every form shows, in a language.
 * @param id begins the ids of everything in it: a page may hold a form and a dialog
 */
export function formWords({ language, words, newTab }: FormSources, form: Form, id: string) {
  const { problems, summary, failed, failures, required, trap, retry, send, sending } = words;
  return {
    frame: {
      id,
      action: address(language, form.path),
      messages: { problems, summary, failed, failures },
      words: { required, trap, retry, send, sending },
    },
    words,
    choices: choicesOf(words),
    consent: {
      text: words.consent[form.id],
      notice: { href: address(language, paths.page('privacy')), newTab },
    },
  };
}

export type FormChoices = ReturnType<typeof choicesOf>;

function choicesOf({ choices: { country, industry, reasonForContact } }: FormWords) {
  return {
    country: countries.map((value) => ({ value, label: country[value], dial: dialCodes[value] })),
    /** Dial codes, each after its country and in the direction of its own: an option takes no markup. */
    countryCode: countries.map((value) => ({
      value: dialCodes[value],
      label: `${country[value]} \u2066${dialCodes[value]}\u2069`,
    })),
    industry: industries.map((value) => ({ value, label: industry[value] })),
    reasonForContact: reasons.map((value) => ({ value, label: reasonForContact[value] })),
  };
}
