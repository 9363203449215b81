import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { getFormMessages } from '#content/readers.ts';
import { messagesOfField } from '#content/schemas/form-messages.ts';
import { applicationTo } from './application.ts';
import { contact, contactDialog } from './contact.ts';
import { day, file, message, optional } from './field-definitions.ts';
import {
  defineForm,
  type FormDefinition,
  type FormValues,
  requiredFields,
  validate,
} from './form-definition.ts';
import { allForms } from './forms.ts';
import { training } from './training.ts';

function errorsIn(form: FormDefinition, values: FormValues) {
  const checked = validate(form, values);
  return checked.state === 'invalid' ? checked.errors : checked.state;
}

test('an empty form has an error for each required field, in the order shown', () => {
  expect(Object.keys(errorsIn(contact, {}))).toEqual(contact.fieldNames);
  const inDialog = ['country', 'name', 'jobTitle', 'email', 'companyName', 'mobileNumber'];
  expect(Object.keys(errorsIn(contactDialog, {}))).toEqual([
    ...inDialog,
    'reasonForContact',
    'industry',
    'message',
  ]);
  expect(contact.fieldNames).toEqual(expect.arrayContaining([...contactDialog.fieldNames]));
  expect(errorsIn(training, {})).toEqual({ mobileNumber: 'required', message: 'required' });
});

test.each(['en', 'ar'] as const)('every option of a form has a label, %s', (language) => {
  const messages = getFormMessages(language);
  for (const [name, { choices = [] }] of allForms.flatMap(({ fields }) => Object.entries(fields)))
    if (name !== 'countryCode')
      expect(Object.keys(messagesOfField(messages, name)?.choices ?? {})).toEqual(
        expect.arrayContaining([...choices]),
      );
});

const filled = { country: 'ksa', mobileNumber: '0501234567', message: 'I would like to learn' };
test.each<[FormValues, string | object]>([
  // No mail reaches an address whose dots are misplaced.
  [{ email: '', country: '', mobileNumber: '+966501234567' }, 'valid'],
  ...['me', 'a..b@c.com', '.a@c.com', 'a.@c.com', 'a@.c.com', 'a@c..com'].map(
    (email): [FormValues, object] => [{ email }, { email: 'email' }],
  ),
  [{ message: 'ك'.repeat(5000) }, 'valid'],
  [{ message: 'ك'.repeat(5001) }, { message: 'too-long' }],
  // An extension of the browser adds this field.
  [{ admin: '1' }, 'valid'],
  // A number without a code belongs to no country.
  [{ country: '' }, { mobileNumber: 'mobile-code' }],
  [{ country: '', mobileNumber: '966 50 123 4567' }, 'valid'],
  [{ mobileNumber: '12' }, { mobileNumber: 'mobile' }],
  // These are mobile numbers of another country than the chosen one.
  [{ country: 'egypt' }, { mobileNumber: 'mobile-code' }],
  [{ mobileNumber: '079 123 4567' }, { mobileNumber: 'mobile-code' }],
])('the form of the training with %j', (values, errors) => {
  expect(errorsIn(training, { ...filled, ...values })).toEqual(errors);
});

test('a line loses invisible characters, and a message stays as it was written', () => {
  const message = 'عائلتي 👨‍👩‍👧‍👦\n\u200fمی\u200cخواهم\u200b';
  const typed = {
    ...filled,
    name: '\u202bسارة\u00a0العتيبي\u202c\u200b',
    email: '\u202asara@a.co\u200b',
    message,
  };
  const kept = { name: 'سارة العتيبي', email: 'sara@a.co', message };
  expect(validate(training, typed)).toMatchObject({ state: 'valid', values: kept });
});

test.each(['\u200b\u200b\u200b', 'ـــ', '\u3164', '\u00ad'])('%j is not text', (blank) => {
  expect(errorsIn(contact, { name: blank, jobTitle: blank, message: blank.repeat(10) })).toMatchObject({
    name: 'required',
    jobTitle: 'required',
    message: 'required',
  });
  expect(errorsIn(contact, { name: `a${blank}b`, message: `a${blank.repeat(10)}` })).toMatchObject({
    name: 'name-short',
    message: 'message-short',
  });
});

test('an application reads the number with the country code of its field', () => {
  const values = {
    resume: 'sara.pdf',
    name: 'Sara',
    email: 's@a.co',
    countryCode: '+971',
    mobileNumber: '050 123 4567',
    interestedField: 'Tax',
    privacyPolicy: 'on',
  };
  expect(validate(applicationTo(1), values)).toMatchObject({ values: { mobileNumber: '+971501234567' } });
});

test.each([
  ['2027-01-31', undefined],
  [' ٢٠٢٧-٠١-٣١ ', undefined],
  ['', 'required'],
  ['31/01/2027', 'day'],
  ['2027-02-30', 'day'],
  ['2026-12-31', 'day-early'],
  ['2028-01-01', 'day-late'],
])('the day %j is %s', (typed, error) => {
  const form = {
    fieldNames: ['day'],
    schema: z.object({ day: day({ min: '2027-01-01', max: '2027-12-31' }).schema }),
  };
  const expected = error ? { errors: { day: error } } : { values: { day: '2027-01-31' } };
  expect(validate(form, { day: typed })).toMatchObject(expected);
  const chosen = { ...form, schema: z.object({ day: optional(day()).schema }) };
  expect(validate(chosen, { day: '' })).toMatchObject({ state: 'valid' });
});

test('a form has at most one file field, in its order of fields', () => {
  const facts = { page: '/', path: '/', retention: 'contactMonths', statuses: [], nextLinks: [] } as const;
  const fields = { message, resume: optional(file(['pdf'], 1000)) };
  const form = defineForm({ ...facts, id: 'contact', fields });
  expect(form).toMatchObject({ fieldNames: ['message', 'resume'], file: { name: 'resume', maxBytes: 1000 } });
  expect(requiredFields(form)).toEqual(['message']);
  const { errors = {} } = validate(form, {}, { resume: 'file-empty' });
  expect(Object.entries(errors)).toEqual([
    ['message', 'required'],
    ['resume', 'file-empty'],
  ]);
  const two = { ...fields, name: file(['pdf']) };
  expect(() => defineForm({ ...facts, id: 'contact', fields: two })).toThrow('more than one file');
});
