import type { Form } from '#forms/form-definition.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import type { FormState } from '../../src/live-sections.tsx';
import { openedFrom } from '../forms/payload.ts';
import type { Messages } from '../mail/messages.ts';
import { renderApplicationPage } from './job-pages.ts';
import type { LiveTemplate } from './live-page.ts';

export function renderForm(template: LiveTemplate, state: FormState, now: number, query = ''): string {
  if (template.name === 'ApplySection') {
    return renderApplicationPage(template, state, now);
  }
  return template.render(state, query);
}

export function stateOfQuery(form: Form, query: URLSearchParams, messages: Messages): FormState {
  const values = valuesOfQuery(form, query);
  return {
    ...(Object.keys(values).length > 0 && { values }),
    ...openedFrom(form, query.get('service') ?? '', messages),
  };
}
