import { expect, test } from 'vitest';
import { contentOf, siteFile } from '#content/content.fixture.ts';
import { checkSchemas } from './schemas.ts';

test.each<[file: string, changed: object, key: string, issue: object]>([
  ['jobs/1', { location: 'oman' }, 'location', { code: 'choice.unknown', found: 'oman' }],
  ['jobs/1', { about: undefined }, 'about', { code: 'field.missing' }],
  ['jobs/1', { salary: '1' }, '', { code: 'field.unknown', found: 'salary' }],
  ['jobs/1', { validThrough: '2027-02-30' }, 'validThrough', { code: 'format.date' }],
  ['pages/jobs', { picture: 'carers' }, 'picture', { code: 'picture.unknown', found: 'carers' }],
  ['services/1', { illustration: 'mill' }, 'illustration', { code: 'svg.unknown', found: 'mill' }],
])('%s with %j, which its schema does not have', (name, changed, key, issue) => {
  const file = `en/${name}.yaml`;
  expect(checkSchemas(contentOf({ [file]: { ...siteFile(file), ...changed } }))).toEqual([
    { file, key, ...issue },
  ]);
});

test('a sub-card without a drawing, and a file without a schema, are named', () => {
  const subCards = [{ id: 'quarry' }, { id: 'scan' }];
  const issues = checkSchemas(contentOf({ 'en/services/1.yaml': { subCards }, 'en/notes.txt': null }));
  expect(issues.filter(({ key }) => key === '' || key.endsWith('.id'))).toEqual([
    { file: 'en/services/1.yaml', key: 'subCards.0.id', code: 'svg.unknown', found: 'quarry' },
    { file: 'en/notes.txt', key: '', code: 'file.unknown' },
  ]);
});

test('a second new job that the editor called 7-1 is told which number is free', () => {
  const job = siteFile('en/jobs/1.yaml');
  const files = { 'en/jobs/6.yaml': job, 'en/jobs/7.yaml': job, 'en/jobs/7-1.yaml': job };
  expect(checkSchemas(contentOf(files))).toEqual([
    { file: 'en/jobs/7-1.yaml', key: '', code: 'file.number', free: '8' },
  ]);
});
