import { type FormId, formIds } from '#codes/form-codes.ts';
import { recordOf } from '#lib/records.ts';
import { paths } from '#routing/paths.ts';
import { applicationTo } from './application.ts';
import { contact, contactDialog } from './contact.ts';
import type { FormDefinition } from './form-definition.ts';
import { training } from './training.ts';

/** All forms by id. The path of the application has `:id` in place of a job. */
export const forms = { contact, training, application: applicationTo(':id') } satisfies Record<
  FormId,
  object
>;

export type AnyFormDefinition = FormDefinition<FormId>;

/** Includes the contact dialog's form, which has the id of the contact form and another path. */
export const allForms: AnyFormDefinition[] = [...Object.values(forms), contactDialog];

const application = new RegExp(`^${paths.apply(':id').replace(':id', '(\\d+)')}$`);

/** Returns the form that is sent to a path without a language; an application knows its job. */
export function formAt(path: string): AnyFormDefinition | undefined {
  const job = application.exec(path)?.[1];
  return job ? applicationTo(Number(job)) : allForms.find((form) => form.path === path);
}

export function formOf(id: FormId, job: number): AnyFormDefinition {
  return id === 'application' ? applicationTo(job) : forms[id];
}

export function byForm<Value>(of: (id: FormId) => Value): Record<FormId, Value> {
  return recordOf(formIds, of);
}
