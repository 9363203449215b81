import { applicationTo } from './application.ts';
import type { FormId } from './choices.ts';
import { contact, contactDialog } from './contact.ts';
import type { Form } from './form-definition.ts';
import { training } from './training.ts';

/** The registry: by id, the forms with a path of their own. Each job has its own application. */
const forms: Record<FormId, Form[]> = {
  contact: [contact, contactDialog],
  training: [training],
  application: [],
};

export function formAt(path: string): Form | undefined {
  const job = /^\/apply\/(\d+)$/.exec(path)?.[1];
  if (job) return applicationTo(Number(job));
  return Object.values(forms)
    .flat()
    .find((form) => form.path === path);
}

/** Of the two contact forms the one that does not ask for consent. */
export function formOf(id: FormId, job: number): Form {
  return forms[id].at(-1) ?? applicationTo(job);
}
