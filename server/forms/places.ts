import { applicationTo } from '../../forms/application.ts';
import { jobIds } from '../../forms/choices.ts';
import { contact, contactDialog } from '../../forms/contact.ts';
import type { Form } from '../../forms/form.ts';
import { training, trainingDialog } from '../../forms/training.ts';

/** A form at an address. */
export interface Place {
  form: Form;
  /** The page, without a language, that shows this form to a visitor without JavaScript. */
  page: string;
}

/** Every address, without a language, that a form is sent to. */
const places = new Map<string, Place>(
  [contact, training, ...jobIds.map(applicationTo)].map((form) => [form.path, { form, page: form.path }]),
);
places.set(contactDialog.path, { form: contactDialog, page: contact.path });
places.set(trainingDialog.path, { form: trainingDialog, page: training.path });

export const placeAt = (path: string): Place | undefined => places.get(path);

/** The page, without a language, that thanks for a message. */
export const sentPath = '/contactus/sent';
