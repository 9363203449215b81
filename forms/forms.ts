import { applicationTo } from './application.ts';
import { contact, contactDialog } from './contact.ts';
import type { Form } from './form-definition.ts';
import { training } from './training.ts';

/** Every form but the application, which each job has its own of. */
const forms: Form[] = [contact, contactDialog, training];

/** The form that is sent to an address without a language; undefined where none is. */
export function formAt(path: string): Form | undefined {
  const job = /^\/apply\/(\d+)$/.exec(path)?.[1];
  return job ? applicationTo(Number(job)) : forms.find((form) => form.path === path);
}
