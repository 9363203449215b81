import { expect, test } from 'vitest';
import { contentWith } from '#content/files/content.fixture.ts';
import { filesOf } from '#content/files/content-files.ts';
import { isScheduled, scheduledEntries, shownFiles } from './publish-date.ts';

// Riyadh is three hours ahead: it is the third of December there.
const now = Date.parse('2026-12-02T21:00:00Z');

test('a day begins at midnight in Riyadh', () => {
  expect(isScheduled('2026-12-03', now)).toBe(false);
  expect(isScheduled('2026-12-03', now - 1)).toBe(true);
  expect(isScheduled(undefined, now)).toBe(false);
});

test('scheduled articles and jobs are listed once, the next first', () => {
  const { files } = contentWith({
    'en/jobs/7.yaml': { datePosted: '2027-01-01' },
    'ar/jobs/7.yaml': { datePosted: '2027-01-01' },
    'en/insights/a.md': { datePublished: '2026-12-04' },
    'en/insights/b.md': { datePublished: '2026-12-03' },
    'en/pages/privacy.yaml': { updated: '2027-01-01' },
    'en/jobs/8.yaml': null,
  });
  expect(scheduledEntries(filesOf(files), now)).toEqual([
    { entry: 'insights/a.md', day: '2026-12-04' },
    { entry: 'jobs/7.yaml', day: '2027-01-01' },
  ]);
  expect(Object.keys(shownFiles(files, now))).toEqual([
    'en/insights/b.md',
    'en/pages/privacy.yaml',
    'en/jobs/8.yaml',
  ]);
});
