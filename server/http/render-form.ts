import type { Form } from '#forms/form-definition.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import type { FormState } from '../../src/sections/forms/form-state.ts';
import type { Messages } from '../mail/messages.ts';
import { renderApplicationPage } from './job-pages.ts';
import type { LiveTemplate } from './live-page.ts';

/** A form's page with its form in a state; the page of an application is as it is on the day of a moment. */
export function renderForm(template: LiveTemplate, state: FormState, now: number, query = ''): string {
  if (template.name === 'ApplySection') {
    return renderApplicationPage(template, state, now);
  }
  return template.render(state, query);
}

/** What an address brings along to a form. */
export function stateOfQuery(form: Form, query: URLSearchParams, messages: Messages): FormState {
  const values = valuesOfQuery(form, query);
  return {
    ...(Object.keys(values).length > 0 && { values }),
    ...serviceState(form, query.get('service') ?? '', messages),
  };
}

/** What a form is about that comes back to a visitor. */
export function serviceState(form: Form, id: string, { serviceTitle }: Messages): Pick<FormState, 'service'> {
  const title = form.id === 'contact' ? serviceTitle(id) : undefined;
  return title === undefined ? {} : { service: { id, title } };
}
