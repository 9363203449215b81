import { expect, test } from 'vitest';
import { issueCodes, issueMessage, type RawIssue } from '#content/issues.ts';
import { readContent } from '#content/read-content.ts';
import { reportedIssues } from './reported-issues.ts';

const content = readContent('content');
const job = content.files['en/jobs/1.yaml'] as Record<string, unknown>;
const changed = (values: object, file = 'en/jobs/1.yaml') => ({
  ...content,
  files: { ...content.files, [file]: { ...(content.files[file] as object), ...values } },
});

test('an issue names entry, language and field, says what is wrong and what to do', () => {
  const lists = ['Keep the books', 'Close  them', 'Open them'];
  const [issue] = reportedIssues(
    changed({ responsibilities: [...lists, ...(job.responsibilities as string[]).slice(3)] }),
    'en',
  );
  expect(issue).toEqual({
    file: 'en/jobs/1.yaml',
    place: 'Jobs › Marketing project manager (English) › Responsibilities 2',
    text: 'There are two spaces together: Close  them. Delete one.',
  });
});

test('an Arabic reader gets the same in Arabic', () => {
  const [issue] = reportedIssues(changed({ title: 'Manager  of marketing' }), 'ar');
  expect(issue).toMatchObject({
    place: 'الوظائف › مدير مشاريع تسويق (الإنجليزية) › العنوان',
    text: 'مسافتان متتاليتان: «\u2068Manager  of\u2069». احذف إحداهما.',
  });
});

test('an Arabic reader reads figures in Arabic digits, and addresses from their beginning', () => {
  const [figure] = reportedIssues(changed({ about: 'In 12.5% of days.' }), 'ar');
  expect(figure?.text).toMatch(/«\u2068١٢٫٥٪\u2069»/);
  const dead = { code: 'link.dead', target: '/services/99' } as const;
  expect(issueMessage(dead, content.files, 'ar')).toContain('«\u2068/services/99\u2069»');
  expect(issueMessage({ code: 'format.phone' }, content.files, 'ar')).toContain(
    '\u2068+966 11 000 0000\u2069',
  );
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
])('%s is explained in Arabic without a word of English', (_, values) => {
  const issues = reportedIssues(changed(values), 'ar');
  expect(issues.length).toBeGreaterThan(0);
  for (const { text } of issues) expect(text.replace(/«[^»]*»/g, '')).not.toMatch(/[a-z]|[0-9]/i);
});

test.each(['en', 'ar'] as const)('every issue has words in %s, which name what was found', (language) => {
  for (const code of issueCodes) {
    const found = {
      found: '1',
      target: '1',
      english: '1',
      arabic: '1',
      instead: '1',
      minimum: 3,
      maximum: 3,
    };
    const issue = { code, ...found, agreed: 3, free: '8' } as RawIssue;
    const said = issueMessage(issue, content.files, language);
    expect(said, code).not.toMatch(/[{}]|\s\s/);
    // Names that have no other form in Arabic, and a number as it is dialled.
    const own = said.replace(/«[^»]*»|\b(?:PDF|https?)\b|\+[\d ]+/g, '');
    expect(own, code).not.toMatch(language === 'ar' ? /[a-z]/i : /[\u0620-\u066c]/);
  }
});

test('a drawing that is not there is explained with a remedy', () => {
  const [issue] = reportedIssues(changed({ illustration: 'quarry' }, 'en/services/1.yaml'), 'en');
  expect(issue).toMatchObject({
    text: 'There is no drawing called “quarry”. Choose one from the list, or have it drawn first.',
  });
});
