import { expect, test } from 'vitest';
import { receiversOf } from './receivers.ts';

const mailRoutes = { 'support-request': 'reason@a', egypt: 'country@a', contact: 'form@a' };

test.each([
  ['the reason’s office precedes the country’s', 'contact', 'support-request', 'egypt', 'reason@a'],
  ['the country’s office precedes the form’s', 'contact', 'feedback', 'egypt', 'country@a'],
  ['the form’s office precedes MAIL_TO', 'contact', 'feedback', 'ksa', 'form@a'],
  ['MAIL_TO gets all other emails', 'training', undefined, undefined, 'default@a'],
] as const)('%s', (_, form, reasonForContact, country, receivers) => {
  const about = { form, fields: { reasonForContact, country } };
  expect(receiversOf(about, { mailTo: 'default@a', mailRoutes })).toBe(receivers);
});
