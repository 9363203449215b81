import { expect, test } from 'vitest';
import { contact } from './contact.ts';
import { valuesOfQuery } from './query-values.ts';
import { training } from './training.ts';

const asked = new URLSearchParams('country=ksa&reason=feedback&name=Sara');

test('a URL fills in country and reason where the form has them', () => {
  expect(valuesOfQuery(contact, asked)).toEqual({ country: 'ksa', reasonForContact: 'feedback' });
  expect(valuesOfQuery(training, asked)).toEqual({ country: 'ksa' });
});

test('a value that is not an option changes nothing', () => {
  expect(valuesOfQuery(contact, new URLSearchParams('country=mars&reason='))).toEqual({});
});
