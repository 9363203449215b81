import { expect, test } from 'vitest';
import { readContent } from '#content/check/read-content.ts';
import { findingsIn } from './findings.ts';

const content = readContent('content');
const job = content.files['en/jobs/1.yaml'] as Record<string, unknown>;
const changed = (values: object, file = 'en/jobs/1.yaml') => ({
  ...content,
  files: { ...content.files, [file]: { ...(content.files[file] as object), ...values } },
});

test('a finding names entry, language and field, says what is wrong and what to do', () => {
  const lists = ['Keep the books', 'Close  them', 'Open them'];
  const [finding] = findingsIn(
    changed({ responsibilities: [...lists, ...(job.responsibilities as string[]).slice(3)] }),
    'en',
  );
  expect(finding).toEqual({
    file: 'en/jobs/1.yaml',
    place: 'Jobs › Marketing project manager (English) › Responsibilities 2',
    text: 'There are two spaces together: Close  them.',
    remedy: 'Delete one.',
  });
});

test('an Arabic reader gets the same in Arabic', () => {
  const [finding] = findingsIn(changed({ title: 'Manager  of marketing' }), 'ar');
  expect(finding).toMatchObject({
    place: 'الوظائف › مدير مشاريع تسويق (الإنجليزية) › العنوان',
    remedy: 'احذف إحداهما.',
  });
});

test.each([
  ['a missing field', { about: undefined }],
  ['a choice that is none', { type: 'sometimes' }],
  ['an unknown field', { salary: 1 }],
  ['too short a list', { requirements: ['One'] }],
  ['a date that is none', { datePosted: '2026-13-01' }],
  ['a figure that the other language lacks', { about: 'In 12 days.' }],
  ['Arabic letters', { title: 'مدير' }],
  ['a space before a mark', { title: 'Manager , marketing' }],
])('%s is explained with a remedy', (_, values) => {
  const findings = findingsIn(changed(values), 'ar');
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ remedy }) => remedy === '')).toEqual([]);
});

test('a drawing that is not there is explained with a remedy', () => {
  const [finding] = findingsIn(changed({ figure: 'quarry' }, 'en/services/1.yaml'), 'en');
  expect(finding).toMatchObject({
    text: 'The services drawings have none called “quarry”.',
    remedy: 'Choose an existing one, or have it drawn first.',
  });
});
