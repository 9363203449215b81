import type { Form } from '../../../forms/form.ts';
import { getFormWords, getUi } from '../../content/content.ts';
import type { Language } from '../../language/languages.ts';
import { formWords } from './form-words.ts';

/** What a form of ours shows, in a language: see `formWords`. */
export async function formContent(language: Language, form: Form, id: string) {
  const [words, ui] = await Promise.all([getFormWords(language), getUi(language)]);
  return formWords({ language, words, newTab: ui.bar.newTab }, form, id);
}
