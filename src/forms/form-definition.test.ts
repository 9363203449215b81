import { expect, test } from 'vitest';
import { applicationTo } from './application.ts';
import { contact, contactDialog } from './contact.ts';
import { check } from './form-definition.ts';
import { newReference, readReference } from './reference.ts';
import { training } from './training.ts';

test('an empty contact form lacks every field, in the order of the page', () => {
  const checked = check(contact, {});
  expect(checked).toMatchObject({ state: 'invalid' });
  expect(Object.keys(checked.state === 'invalid' ? checked.errors : {})).toEqual(contact.fields);
});

test('every wrong field is named at once, the number too', () => {
  const wrong = {
    country: 'spain',
    name: 'ab',
    email: 'a@b',
    mobileNumber: '12',
    message: '👋👋👋👋👋👋👋👋👋',
  };
  expect(check(contact, wrong)).toMatchObject({
    errors: {
      country: 'choice',
      name: 'name-short',
      email: 'email',
      mobileNumber: 'mobile',
      message: 'message-short',
      jobTitle: 'required',
      privacyPolicy: 'required',
    },
  });
});

test.each(['a..b@c.com', '.a@c.com', 'a.@c.com', 'a@.c.com', 'a@c..com'])(
  'no mail reaches %s, whose dots stand wrong',
  (email) => {
    expect(check(training, { email })).toMatchObject({ errors: { email: 'email' } });
  },
);

test('the dialog asks for everything but the box, in the order in which it shows it', () => {
  const checked = check(contactDialog, {});
  const errors = checked.state === 'invalid' ? Object.keys(checked.errors) : [];
  expect(errors).toEqual([
    'country',
    'name',
    'jobTitle',
    'email',
    'companyName',
    'mobileNumber',
    'reasonForContact',
    'industry',
    'message',
  ]);
  expect(contactDialog.fields.toSorted()).toEqual(contact.fields.toSorted());
});

test('a text may be as long as it may be, and not longer', () => {
  const long = (length: number) =>
    check(training, { mobileNumber: '0501234567', message: 'ك'.repeat(length) });
  expect(long(5000)).toMatchObject({ state: 'valid' });
  expect(long(5001)).toMatchObject({ errors: { message: 'too-long' } });
});

test('training wants a number and a message, and a right address if any', () => {
  expect(check(training, {})).toEqual({
    state: 'invalid',
    errors: { mobileNumber: 'required', message: 'required' },
  });
  const filled = { mobileNumber: '+966501234567', message: 'I would like to learn', email: 'me' };
  expect(check(training, filled)).toMatchObject({ errors: { email: 'email' } });
  expect(check(training, { ...filled, email: '', country: '' })).toMatchObject({ state: 'valid' });
});

test('an application reads its number with its own country code', () => {
  const values = {
    name: 'Sara',
    email: 's@a.co',
    countryCode: '+971',
    mobileNumber: '050 123 4567',
    interestedField: 'Tax',
  };
  expect(check(applicationTo(1), { ...values, privacyPolicy: 'on' })).toMatchObject({
    values: { mobileNumber: '+971501234567' },
  });
});

test('a key of no page of ours is refused', () => {
  expect(check(contact, { admin: '1' })).toEqual({ state: 'unknown', keys: ['admin'] });
});

test('a reference number can be read aloud, and is found as it is typed', () => {
  const reference = newReference();
  expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  expect(readReference(` ${reference.toLowerCase().replace('-', ' ')} `)).toBe(reference);
  expect([readReference('K7MF'), readReference('O0I1-AAAA')]).toEqual([undefined, undefined]);
});
