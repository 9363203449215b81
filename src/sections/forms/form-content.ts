import { getContent } from '#content/content.ts';
import type { Form } from '#forms/form-definition.ts';
import type { Language } from '#language/languages.ts';
import { type FormProps, formProps } from './form-props.ts';

export async function formContent(language: Language, form: Form, id: string = form.id): Promise<FormProps> {
  return formProps(await formSources(language), form, id);
}

export async function formSources(language: Language) {
  const { forms, ui, services } = await getContent(language);
  return { language, messages: forms, newTab: ui.bar.newTab, services: services.map(({ title }) => title) };
}

export type FormDialogContent = Awaited<ReturnType<typeof dialogContent>>;

/** What the dialog of a form shows, in a language: fetched when a visitor turns to its link. */
export async function dialogContent(language: Language, form: Form) {
  const { forms, firm } = await getContent(language);
  const { title, text } = form.id === 'training' ? forms.training : forms.dialog;
  return {
    messages: { ...forms.dialog, title, text },
    logo: firm.name,
    form: await formContent(language, form, `${form.id}-dialog`),
  };
}
