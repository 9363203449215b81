import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueCodes } from '#codes/content-issue-codes.ts';
import { checkContent } from '#content/check/check-content.ts';
import {
  fileIn,
  filesIn,
  siteContent,
  siteContentWith,
  siteFile,
} from '#content/files/site-content.fixture.ts';
import { issueMessage, type RawIssue } from '#content/issues.ts';
import { editorMessages } from './editor-messages.ts';
import { reportIssue } from './reported-issues.ts';

const { files } = siteContent;
const [job = '', otherJob = '', thirdJob = ''] = filesIn('jobs');
const person = fileIn('people');
const { responsibilities } = z.object({ responsibilities: z.array(z.string()) }).parse(siteFile(job));
const changed = siteContentWith({
  // A missing field, a false choice, an unknown field, too short a list, and a false date.
  [otherJob]: { about: undefined, type: 'sometimes', salary: 1 },
  [thirdJob]: {
    requirements: ['One'],
    datePosted: '2026-13-01',
    title: 'مدير',
    about: 'Manager , marketing',
  },
  // Figures that the other language lacks, Arabic letters, and spaces.
  [person]: { position: 'In 12.5% of days' },
  [job]: {
    title: 'Manager  of marketing',
    responsibilities: ['Keep the books', 'Close  them', 'Open them', ...responsibilities.slice(3)],
  },
  [fileIn('services')]: { illustration: 'quarry' },
});
const issues = checkContent(changed);
const english = issues.map(reportIssue(changed.files, 'en'));
const arabic = issues.map(reportIssue(changed.files, 'ar'));

test('an issue names entry, language, field, problem and remedy', () => {
  expect(english).toContainEqual({
    file: job,
    label: 'Jobs › Manager  of marketing (English) › Responsibilities 2',
    text: 'There are two spaces together: Close  them. Delete one.',
  });
  expect(english).toContainEqual(
    expect.objectContaining({
      text: 'There is no drawing called “quarry”. Choose one from the list, or have it drawn first.',
    }),
  );
});

test('an issue in Arabic has no English word and no Western digit', () => {
  expect(arabic).toContainEqual({
    file: job,
    label: `الوظائف › ${siteFile(job.replace('en/', 'ar/')).title} (الإنجليزية) › ${editorMessages(files, 'ar').labels['jobs.title']}`,
    text: 'مسافتان متتاليتان: «\u2068Manager  of\u2069». احذف إحداهما.',
  });
  expect(arabic).toHaveLength(english.length);
  expect(arabic.length).toBeGreaterThan(10);
  for (const { text } of arabic) expect(text.replace(/«[^»]*»/g, '')).not.toMatch(/[a-z]|[0-9]/i);
});

test('issues in Arabic have Arabic digits, and addresses keep their direction', () => {
  const figure = arabic.find(({ file, text }) => file === person.replace('en/', 'ar/') && text.includes('٪'));
  expect(figure?.text).toMatch(/«\u2068١٢٫٥٪\u2069»/);
  const dead = { code: 'link.dead', target: '/services/99' } as const;
  expect(issueMessage(dead, files, 'ar')).toContain('«\u2068/services/99\u2069»');
  expect(issueMessage({ code: 'format.phone' }, files, 'ar')).toMatch(/\u2068\+966 \d{2} [\d ]+\u2069/);
});

test.each(['en', 'ar'] as const)('every issue has a text in %s that quotes the text at fault', (language) => {
  const names = ['found', 'target', 'english', 'arabic', 'instead'];
  const named = Object.fromEntries(names.map((name) => [name, '1']));
  for (const code of issueCodes) {
    const issue = { code, ...named, minimum: 3, maximum: 3, agreed: 3, free: '8' } as RawIssue;
    const said = issueMessage(issue, files, language);
    expect(said, code).not.toMatch(/[{}]|\s\s/);
    // Names without an Arabic form, and a number as people dial it.
    const own = said.replace(/«[^»]*»|\b(?:JPEG|PNG|PDF|https?)\b|\+[\d ]+/g, '');
    expect(own, code).not.toMatch(language === 'ar' ? /[a-z]/i : /[\u0620-\u066c]/);
  }
});
