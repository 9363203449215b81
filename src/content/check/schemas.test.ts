import { expect, test } from 'vitest';
import { contentOf } from '#content/content.fixture.ts';
import { checkSchemas } from './schemas.ts';

const job = {
  title: 'Analyst',
  type: 'full-time',
  location: 'ksa',
  category: 'finance',
  datePosted: '2026-10-18',
  validThrough: '2027-02-28',
  seo: { title: 'Analyst', description: 'a'.repeat(70) },
  introduction: 'Introduction',
  about: 'About',
  responsibilities: ['a', 'b', 'c'],
  requirements: ['a', 'b', 'c'],
};
const issuesOf = (changed: object) => checkSchemas(contentOf({ 'en/jobs/1.yaml': { ...job, ...changed } }));

test('a file that keeps its schema', () => {
  expect(issuesOf({})).toEqual([]);
});

test.each([
  ['an unknown value', { location: 'oman' }, 'location', { code: 'choice.unknown', found: 'oman' }],
  ['a missing key', { about: undefined }, 'about', { code: 'field.missing' }],
  ['an unknown key', { salary: '1' }, '', { code: 'field.unknown', found: 'salary' }],
  ['a date that is none', { validThrough: '2027-02-30' }, 'validThrough', { code: 'format.date' }],
])('%s', (_, changed, key, issue) => {
  expect(issuesOf(changed)).toEqual([{ file: 'en/jobs/1.yaml', key, ...issue }]);
});

test('an unknown picture is named with its key', () => {
  const files = { 'ar/pages/jobs.yaml': { picture: 'carers' } };
  expect(checkSchemas(contentOf(files))).toContainEqual({
    file: 'ar/pages/jobs.yaml',
    key: 'picture',
    code: 'picture.unknown',
    found: 'carers',
  });
});

test('a file without a schema', () => {
  expect(checkSchemas(contentOf({ 'en/notes.txt': null }))).toEqual([
    { file: 'en/notes.txt', key: '', code: 'file.unknown' },
  ]);
});

test('a service and a sub-card without a drawing are named', () => {
  const files = {
    'en/services/1.yaml': { illustration: 'mill', subCards: [{ id: 'quarry' }, { id: 'scan' }] },
  };
  expect(checkSchemas(contentOf(files)).filter(({ key }) => /^illustration$|\.id$/.test(key))).toEqual([
    { file: 'en/services/1.yaml', key: 'illustration', code: 'drawing.unknown', found: 'mill' },
    {
      file: 'en/services/1.yaml',
      key: 'subCards.0.id',
      code: 'drawing.unknown',
      found: 'quarry',
    },
  ]);
});

test('a second new job that the editor called 7-1 is told which number is free', () => {
  const files = { 'en/jobs/6.yaml': job, 'en/jobs/7.yaml': job, 'en/jobs/7-1.yaml': job };
  expect(checkSchemas(contentOf(files))).toEqual([
    { file: 'en/jobs/7-1.yaml', key: '', code: 'file.number', free: '8' },
  ]);
});
