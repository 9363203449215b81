import { expect, test } from 'vitest';
import { contact } from './contact.ts';
import { valuesOfQuery } from './query-values.ts';
import { training } from './training.ts';

const asked = new URLSearchParams('country=ksa&reason=feedback&name=Sara');

test('a URL brings country and reason along where the form asks for them', () => {
  expect(valuesOfQuery(contact, asked)).toEqual({ country: 'ksa', reasonForContact: 'feedback' });
  expect(valuesOfQuery(training, asked)).toEqual({ country: 'ksa' });
});

test('what is no choice changes nothing', () => {
  expect(valuesOfQuery(contact, new URLSearchParams('country=mars&reason='))).toEqual({});
});
