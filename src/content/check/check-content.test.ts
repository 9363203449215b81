import { expect, test } from 'vitest';
import { codesOf, contentWith } from '#content/files/content.fixture.ts';
import { filesIn, isSample, siteContent } from '#content/files/site-content.fixture.ts';
import { type Issue, printIssue } from '#content/issues.ts';
import { checkContent } from './check-content.ts';

const { files } = siteContent;

test('the content has no issue', () => {
  expect(checkContent(siteContent).map((issue) => printIssue(issue, files))).toEqual([]);
});

test.runIf(isSample).each([
  ['services', 10],
  ['jobs', 6],
  ['cases', 3],
  ['offices', 5],
  ['people', 5],
  ['insights', 4],
])('the sample content has at least the %s that the specification names', (kind, minimum) => {
  expect(filesIn(kind).length).toBeGreaterThanOrEqual(minimum);
});

test('an issue is printed with its file and key', () => {
  const issue: Issue = { file: 'ar/ui.yaml', key: 'header.main', code: 'space.double', found: 'a  b' };
  const words = 'There are two spaces together: a  b. Delete one.';
  expect(printIssue(issue, files)).toBe(`content/ar/ui.yaml: header.main: ${words}`);
  expect(printIssue({ ...issue, key: '' }, files)).toBe(`content/ar/ui.yaml: ${words}`);
});

const { exceptions } = contentWith({});

test('a listed term that no Arabic text uses is reported', () => {
  const content = contentWith({}, { exceptions: { ...exceptions, terms: ['ERP'] } });
  // It has no page either.
  const issues = checkContent(content).filter(({ code }) => code !== 'file.missing');
  expect(codesOf(issues)).toEqual(['term.unused: ERP']);
});

test('an exception applies only to its key and file', () => {
  const allowed = { 'space.around': { 'ui.yaml': ['jobs.*.text'] } };
  const counts = { jobs: { count: { text: ' more' }, closed: { note: ' less' } } };
  const content = contentWith({ 'en/ui.yaml': counts }, { exceptions: { ...exceptions, allowed } });
  const around = checkContent(content).filter(({ code }) => code === 'space.around');
  expect(around.map(({ key }) => key)).toEqual(['jobs.closed.note']);
});
