import type { Content } from '#content/content.ts';
import type { Form } from '#forms/form-definition.ts';
import { type FormProps, type FormSources, formProps } from './form-props.ts';

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
