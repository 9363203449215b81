// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { formatDate } from '#i18n/numbers.ts';
import { localizedPath } from '#i18n/paths.ts';
import { JobDetail } from './job-detail.tsx';
import { jobDetailProps, labelsOf } from './jobs.fixture.tsx';

afterEach(cleanup);

test('an open job has a way to apply and says when it closes', () => {
  const page = show('en', 6, '2026-10-27');
  expect(page.links).toContain('/apply/6');
  expect(page.text).toContain(`Closes on ${formatDate('en', '2026-11-10')}`);
  expect(page.text).not.toMatch(/soon|closed|Open positions/i);
});

describe.each(languageCodes)('in %s', (language) => {
  const labels = labelsOf(language);

  test.each(['2026-10-28', '2026-11-10'])('on %s a job says that it closes soon, and until when', (day) => {
    const page = show(language, 6, day);
    expect(page.links).toContain(localizedPath(language, '/apply/6'));
    expect(page.text).toContain(labels.closing);
    expect(page.text).toContain(`${labels.takenUntil} ${formatDate(language, '2026-11-10')}`);
    expect(page.text).not.toContain(labels.closed);
    expect(page.links).not.toContain('/applytraining');
  });
});

test('a closed job says so, takes no application and offers the open ones', () => {
  const page = show('en', 6, '2026-11-21');
  expect(page.text).toContain('This position is closed');
  expect(page.text).toContain(`${labelsOf('en').wereTakenUntil} ${formatDate('en', '2026-11-10')}`);
  expect(page.text).toContain(`Posted on ${formatDate('en', '2026-09-20')}`);
  expect(page.text).not.toContain('Apply Now');
  expect(page.text).toContain(`${labelsOf('en').training} Training programme`);
  const open = ['/jobs/3', '/jobs/5', '/jobs/1', '/jobs/2', '/jobs/4'];
  expect(page.links).toEqual(['/applytraining', '/jobs', ...open, '/jobs']);
});

test('a search engine is told of a job until the day ends that it closes on', () => {
  const postingOn = (day: string) => show('ar', 6, day).container.querySelector('script')?.textContent;
  for (const day of ['2026-10-27', '2026-11-10']) expect(postingOn(day)).toBe('{"@type":"JobPosting"}');
  expect(postingOn('2026-11-11')).toBeUndefined();
});

test('a closed job offers no closed ones, and nothing where none is left', () => {
  const open = ['/ar/jobs', '/ar/jobs/5', '/ar/jobs/1', '/ar/jobs'];
  expect(show('ar', 6, '2027-02-20').links).toEqual(['/ar/applytraining', ...open]);
  cleanup();
  const last = show('ar', 6, '2027-05-01');
  expect(last.links).toEqual(['/ar/applytraining', '/ar/jobs']);
  expect(last.text).toContain(labelsOf('ar').closed);
});

/** What a visitor sees of a job's page on a day, and where it leads. */
function show(language: Language, id: number, today: string) {
  const { container } = render(<JobDetail {...jobDetailProps(language, id)} today={today} />);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  return { container, text: container.textContent ?? '', links };
}
