import { expect, test } from 'vitest';
import { receiversOf } from './receivers.ts';

const mailRoutes = { 'support-request': 'reason@a', egypt: 'country@a', contact: 'form@a' };

test.each([
  ['the reason wins over the country', 'contact', 'support-request', 'egypt', 'reason@a'],
  ['the country wins over the form', 'contact', 'feedback', 'egypt', 'country@a'],
  ['the form wins over the default', 'contact', 'feedback', 'ksa', 'form@a'],
  ['the default gets the rest', 'training', undefined, undefined, 'default@a'],
] as const)('%s', (_, form, reasonForContact, country, receivers) => {
  const about = { form, fields: { reasonForContact, country } };
  expect(receiversOf(about, { mailTo: 'default@a', mailRoutes })).toBe(receivers);
});
