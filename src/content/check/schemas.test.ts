import { expect, test } from 'vitest';
import { Document } from 'yaml';
import { codesOf, contentWith } from '#content/files/content.fixture.ts';
import { fileIn, filesIn, siteFile } from '#content/files/site-content.fixture.ts';
import { siteSchema } from '#content/schemas/site.ts';
import { checkFileNames, checkSchemas } from './schemas.ts';

const job = fileIn('jobs');
const service = fileIn('services');
const article = fileIn('insights');
const study = filesIn('cases').find((file) => siteFile(file).statistics) ?? '';
const posted = { datePosted: '2026-10-11' };

/** Changes by key, `results.0.label`; one that is undefined is left out. */
test.each<[file: string, changes: Record<string, unknown>, issues: string[]]>([
  [job, { location: 'oman' }, ['location choice.unknown: oman']],
  [job, { about: undefined, location: undefined }, ['location field.missing', 'about field.missing']],
  [job, { about: null }, ['about field.missing']],
  [job, { datePosted: '0026-10-11', validThrough: undefined }, ['datePosted format.date']],
  [job, { datePosted: '11.10.2026', validThrough: undefined }, ['datePosted format.date']],
  [job, { salary: '1' }, [' field.unknown: salary']],
  [job, { validThrough: '2027-02-30' }, ['validThrough format.date']],
  ['en/pages/jobs.yaml', { picture: 'carers' }, ['picture picture.unknown: carers']],
  [service, { illustration: 'mill' }, ['illustration svg.unknown: mill']],
  // A job closes within a year, and not before it is posted.
  [job, { ...posted, validThrough: '2026-12-31' }, []],
  [job, { ...posted, validThrough: '2027-10-11' }, []],
  [job, { ...posted, validThrough: undefined }, []],
  [job, { ...posted, validThrough: '2030-06-30' }, ['validThrough job.dates']],
  [job, { ...posted, validThrough: '2026-10-10' }, ['validThrough job.dates']],
  // A case's figures agree with its charts and with the home page.
  [study, {}, []],
  [study, { 'home.results.1.label': 'Something else' }, ['home.results.1 results.differ']],
  [study, { 'statistics.1.chart.after': 13 }, ['statistics.1.chart chart.differs']],
  // A pull quote is a sentence of the text.
  [article, {}, []],
  [article, { pullQuote: 'Nobody said so.' }, ['pullQuote quote.missing']],
])('%s with %j has the issues %j', (file, changes, issues) => {
  const document = new Document(siteFile(file));
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) document.deleteIn(key.split('.'));
    else document.setIn(key.split('.'), value);
  }
  const found = checkSchemas(contentWith({ [file]: document.toJS() }));
  expect(found.map((issue) => `${issue.key} ${codesOf([issue])}`)).toEqual(issues);
});

test('the firm’s website is read with https and without', () => {
  expect(siteSchema.shape.website.parse('https://www.firm.example/')).toBe('www.firm.example');
});

test('a sub-card without a drawing and a file without a schema are issues', () => {
  const subCards = [{ id: 'quarry' }, { id: 'scan' }];
  const issues = checkSchemas(contentWith({ 'en/services/1.yaml': { subCards }, 'en/notes.txt': null }));
  expect(issues.filter(({ key }) => key === '' || key.endsWith('.id'))).toEqual([
    { file: 'en/services/1.yaml', key: 'subCards.0.id', code: 'svg.unknown', found: 'quarry' },
    { file: 'en/notes.txt', key: '', code: 'file.unknown' },
  ]);
});

test('a file that the editor called 7-1, and a name with a space, cannot be part of an address', () => {
  const jobs = {
    'en/jobs/6.yaml': {},
    'en/jobs/7.yaml': {},
    'en/jobs/7-1.yaml': {},
    'en/jobs/70000000.yaml': {},
  };
  const people = { 'en/people/omar-haddad.yaml': {}, 'en/people/Omar Haddad.yaml': {} };
  expect(checkFileNames(contentWith({ ...jobs, ...people }))).toEqual([
    { file: 'en/jobs/7-1.yaml', key: '', code: 'file.number', free: '8' },
    { file: 'en/jobs/70000000.yaml', key: '', code: 'file.number', free: '8' },
    { file: 'en/people/Omar Haddad.yaml', key: '', code: 'format.id' },
  ]);
});
