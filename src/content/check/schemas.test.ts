import { expect, test } from 'vitest';
import { contentOf } from './content.fixture.ts';
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
const faultsOf = (changed: object) => checkSchemas(contentOf({ 'en/jobs/1.yaml': { ...job, ...changed } }));

test('a file that keeps its schema', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['an unknown value', { location: 'oman' }, 'location', 'unknown value: oman'],
  ['a missing key', { about: undefined }, 'about', 'is missing'],
  ['an unknown key', { salary: '1' }, '', 'unknown key: salary'],
  ['a date that is none', { validThrough: '2027-02-30' }, 'validThrough', 'Invalid ISO date'],
])('%s', (_, changed, key, sentence) => {
  expect(faultsOf(changed)).toEqual([{ file: 'en/jobs/1.yaml', key, sentence }]);
});

test('an unknown picture is named with its key', () => {
  const files = { 'ar/pages/jobs.yaml': { picture: 'carers' } };
  expect(checkSchemas(contentOf(files))).toContainEqual({
    file: 'ar/pages/jobs.yaml',
    key: 'picture',
    sentence: expect.stringMatching(/^unknown picture: carers; npm run assets/),
  });
});

test('a file without a schema', () => {
  expect(checkSchemas(contentOf({ 'en/notes.txt': null }))).toEqual([
    { file: 'en/notes.txt', key: '', sentence: 'no schema knows this file' },
  ]);
});

test('a service and a sub-card without a drawing are named', () => {
  const files = { 'en/services/1.yaml': { figure: 'mill', subCards: [{ id: 'quarry' }, { id: 'scan' }] } };
  expect(checkSchemas(contentOf(files)).filter(({ key }) => /^figure$|\.id$/.test(key))).toEqual([
    { file: 'en/services/1.yaml', key: 'figure', sentence: 'src/drawings/services has no mill.svg' },
    {
      file: 'en/services/1.yaml',
      key: 'subCards.0.id',
      sentence: 'src/drawings/sub-cards has no quarry.svg',
    },
  ]);
});
