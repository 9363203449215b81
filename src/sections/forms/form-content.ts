import { getFirm, getFormMessages, getServices, getUi } from '#content/content.ts';
import type { Form } from '#forms/form-definition.ts';
import type { Language } from '#language/languages.ts';
import { type FormProps, formProps } from './form-props.ts';
import type { FormDialogContent } from './use-modal.ts';

export async function formContent(language: Language, form: Form, id: string = form.id): Promise<FormProps> {
  return formProps(await formSources(language), form, id);
}

export async function formSources(language: Language) {
  const [messages, ui, services] = await Promise.all([
    getFormMessages(language),
    getUi(language),
    getServices(language),
  ]);
  return { language, messages, newTab: ui.bar.newTab, services: services.map(({ title }) => title) };
}

/** What the dialog of a form shows, in a language. */
export async function dialogContent(language: Language, form: Form): Promise<FormDialogContent> {
  const [{ dialog, training }, { name }, content] = await Promise.all([
    getFormMessages(language),
    getFirm(language),
    formContent(language, form, `${form.id}-dialog`),
  ]);
  const { title, text } = form.id === 'training' ? training : dialog;
  return { messages: { ...dialog, title, text }, logo: name, form: content };
}
