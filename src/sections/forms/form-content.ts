import { getFirm, getFormMessages, getServices, getUi } from '#content/content.ts';
import { applicationTo } from '#forms/application.ts';
import { contact, contactDialog } from '#forms/contact.ts';
import type { Form } from '#forms/form-definition.ts';
import { training } from '#forms/training.ts';
import type { Language } from '#language/languages.ts';
import type { FormDialogContent } from './dialog-content.ts';
import type { FormProps } from './form.tsx';
import { formProps } from './form-props.ts';

export const contactForm = (language: Language) => formContent(language, contact, 'contact');
export const trainingForm = (language: Language) => formContent(language, training, 'training');

/** The form of an application to a job, in a language. */
export async function applicationForm(language: Language, job: number): Promise<FormProps> {
  const [form, services] = await Promise.all([
    formContent(language, applicationTo(job), 'application'),
    getServices(language),
  ]);
  return { ...form, suggestions: services.map(({ title }) => title) };
}

async function formContent(language: Language, form: Form, id: string): Promise<FormProps> {
  const [messages, ui] = await Promise.all([getFormMessages(language), getUi(language)]);
  return formProps({ language, messages, newTab: ui.bar.newTab }, form, id);
}

/** What the contact form's dialog shows, in a language. */
export async function contactDialogContent(language: Language): Promise<FormDialogContent> {
  const { dialog } = await getFormMessages(language);
  return dialogContent(language, dialog, await formContent(language, contactDialog, 'contact-dialog'));
}

/** What the training form's dialog shows, in a language. */
export async function trainingDialogContent(language: Language): Promise<FormDialogContent> {
  const messages = await getFormMessages(language);
  return dialogContent(language, messages.training, await formContent(language, training, 'training-dialog'));
}

async function dialogContent(
  language: Language,
  { title, text }: { title: string; text: string },
  form: FormProps,
): Promise<FormDialogContent> {
  const [{ dialog }, { name }] = await Promise.all([getFormMessages(language), getFirm(language)]);
  return { messages: { title, text, close: dialog.close }, logo: name, form };
}
