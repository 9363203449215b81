import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDate } from '#i18n/dates.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { JobDetail } from './job-detail.tsx';
import { jobDetailProps, labelsOf } from './jobs.fixture.tsx';

const labels = labelsOf('en');
const list = paths.page('jobs');
const training = paths.page('applytraining');

/** Returns the texts and links of the job that closes on 10 November 2026, as shown on a day. */
function show(language: Language, today: string) {
  cleanup();
  const { container } = render(<JobDetail {...jobDetailProps(language, 6)} today={today} />);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  return { container, text: container.textContent ?? '', links };
}

test('an open job can be applied for and shows when it closes', () => {
  const page = show('en', '2026-10-27');
  expect(page.links).toContain(paths.apply(6));
  expect(page.text).toContain(`Closes on ${formatDate('en', '2026-11-10')}`);
  expect(page.text).not.toMatch(/soon|closed|Open positions/i);
});

test.each(languageCodes)('a job in its last days shows that it closes soon, and when, in %s', (language) => {
  const labels = labelsOf(language);
  for (const day of ['2026-10-28', '2026-11-10']) {
    const page = show(language, day);
    expect(page.links).toContain(localizedPath(language, paths.apply(6)));
    expect(page.text).toContain(labels.closing);
    expect(page.text).toContain(`${labels.takenUntil} ${formatDate(language, '2026-11-10')}`);
    expect(page.text).not.toContain(labels.closed);
    expect(page.links).not.toContain(localizedPath(language, training));
  }
});

test('a closed job says so, takes no application and offers only open ones', () => {
  const page = show('en', '2026-11-21');
  expect(page.text).toContain('This position is closed');
  expect(page.text).toContain(`${labels.wereTakenUntil} ${formatDate('en', '2026-11-10')}`);
  expect(page.text).toContain(`${labels.posted}${formatDate('en', '2026-09-20')}`);
  expect(page.text).not.toContain('Apply Now');
  expect(page.text).toContain(`${labels.training} Training programme`);
  const open = [3, 5, 1, 2, 4].map(paths.job);
  expect(page.links).toEqual([training, list, ...open, list]);
  expect(show('en', '2027-02-20').links).toEqual([training, list, paths.job(5), paths.job(1), list]);
  expect(show('en', '2027-05-01').links).toEqual([training, list]);
});

test('search engines see a job until the end of its last day', () => {
  const postingOn = (day: string) => show('ar', day).container.querySelector('script')?.textContent;
  for (const day of ['2026-10-27', '2026-11-10']) expect(postingOn(day)).toBe('{"@type":"JobPosting"}');
  expect(postingOn('2026-11-11')).toBeUndefined();
});
