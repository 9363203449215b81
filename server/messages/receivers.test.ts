import { expect, test } from 'vitest';
import { receiversOf } from './receivers.ts';
import type { Submission } from './submission-details.ts';

const mailRoutes = { 'support-request': 'reason@a', egypt: 'country@a', contact: 'form@a' };
const all = { mailTo: 'usual@a', mailRoutes };

test.each([
  [
    'the reason wins over the country',
    'contact',
    { reasonForContact: 'support-request', country: 'egypt' },
    'reason@a',
  ],
  [
    'the country wins over the form',
    'contact',
    { reasonForContact: 'feedback', country: 'egypt' },
    'country@a',
  ],
  ['the form wins over the usual', 'contact', { reasonForContact: 'feedback', country: 'ksa' }, 'form@a'],
  ['the usual get the rest', 'training', {}, 'usual@a'],
] as const)('%s', (_, form, values, receivers) => {
  const submission: Submission = {
    id: '1',
    reference: '',
    language: 'en',
    created_at: 0,
    consents: [],
    form,
    fields: values,
  };
  expect(receiversOf(submission, all)).toBe(receivers);
});
