import { applicationTo } from '../../forms/application.ts';
import { contact, contactDialog } from '../../forms/contact.ts';
import type { Form } from '../../forms/form.ts';
import { training, trainingDialog } from '../../forms/training.ts';

/** A form at an address. */
export interface Place {
  form: Form;
  /** The page, without a language, that shows this form to a visitor without JavaScript. */
  page: string;
}

/** Every address, without a language, that a form is sent to: those of applications are one for each job. */
export function placesOf(jobIds: Iterable<number>): ReadonlyMap<string, Place> {
  const forms = [contact, training, ...[...jobIds].map(applicationTo)];
  return new Map<string, Place>([
    ...forms.map((form) => [form.path, { form, page: form.path }] as const),
    [contactDialog.path, { form: contactDialog, page: contact.path }],
    [trainingDialog.path, { form: trainingDialog, page: training.path }],
  ]);
}

/** The page, without a language, that thanks for a message. */
export const sentPath = '/contactus/sent';
