import { applicationTo } from '../../../forms/application.ts';
import { getServices } from '../../content/content.ts';
import type { Language } from '../../language/languages.ts';
import type { ApplicationFormProps } from './application-form.tsx';
import { formContent } from './form-content.ts';

/** The form of an application to a job, in a language. */
export async function applicationForm(language: Language, job: number): Promise<ApplicationFormProps> {
  const [{ frame, words, choices, consent }, services] = await Promise.all([
    formContent(language, applicationTo(job), 'application'),
    getServices(language),
  ]);
  return {
    ...frame,
    words: { ...frame.words, send: words.application.send },
    fields: words.fields,
    choices,
    upload: words.upload,
    suggestions: services.map(({ title }) => title),
    consent,
  };
}
