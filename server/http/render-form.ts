import type { Form } from '#forms/form-definition.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import type { FormState } from '../../src/live-sections.tsx';
import { openedFrom } from '../forms/payload.ts';
import type { Messages } from '../mail/messages.ts';
import type { LiveTemplate } from './live-page.ts';

export function renderForm(template: LiveTemplate, state: FormState, now: number, query = ''): string {
  const today = template.name === 'ApplicationForm' ? { today: riyadhDay(now) } : {};
  return template.render({ ...state, ...today }, query);
}

export function stateOfQuery(form: Form, query: URLSearchParams, messages: Messages): FormState {
  const values = valuesOfQuery(form, query);
  return {
    ...(Object.keys(values).length > 0 && { values }),
    ...openedFrom(form, query.get('service') ?? '', messages),
  };
}
