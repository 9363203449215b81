import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { jobPage, jobsOf, labelsOf, listPage, postingOf } from '../../src/sections/jobs/jobs.fixture.tsx';
import { fillJob, fillJobs } from './fill.ts';

const today = '2026-11-21';

test('a visitor without JavaScript gets the list under the filters of the address', () => {
  const page = fillJobs(listPage('en'), '?location=egypt&category=finance', today);
  expect(headings(page)).toEqual(['Finance', 'Associate']);
  expect(page).toContain('No open jobs · 1 closed');
  expect(page).toContain('<option selected value="egypt">');
  expect(page).toContain('href="/ar/jobs?location=egypt&amp;category=finance" hrefLang="x"');
});

test('nothing but the list and the switch is written anew', () => {
  const built = listPage('ar');
  const page = fillJobs(built, '', today);
  expect(page.slice(0, page.indexOf('<section'))).toBe(built.slice(0, built.indexOf('<section')));
  expect(page.endsWith('</section><script>1&&2</script>')).toBe(true);
  expect(page).toContain(`data-today="${today}"`);
});

test('what an address says beside the filters goes no further', () => {
  const page = fillJobs(listPage('en'), '?location="><b>&lng=ar&x=$1', today);
  expect(page).toContain('href="/ar/jobs" hrefLang="x"');
  expect(page).not.toContain('<b>');
});

test('an open job has a way to apply and says when it closes', () => {
  const page = read(fillJob(jobPage('en', 6), '2026-10-27'));
  expect(page.links).toContain('/apply/6');
  expect(page.text).toContain('Closes on 10 November 2026');
  expect(page.text).not.toMatch(/soon|closed|Open positions/i);
});

test.each(['2026-10-28', '2026-11-10'])('on %s a job says that it closes soon, and until when', (day) => {
  const page = read(fillJob(jobPage('en', 6), day));
  expect(page.links).toContain('/apply/6');
  expect(page.text).toContain('This position closes soon');
  expect(page.text).toContain('Applications are taken until 10 November 2026');
});

test('a closed job says so, takes no application and offers the open ones', () => {
  const page = read(fillJob(jobPage('en', 6), today));
  expect(page.text).toContain('This position is closed');
  expect(page.text).toContain('Applications were taken until 10 November 2026');
  expect(page.text).toContain('Posted on 20 September 2026');
  expect(page.text).not.toContain('Apply Now');
  expect(page.links).toEqual(['/jobs', '/jobs/1', '/jobs/2', '/jobs/3', '/jobs/4', '/jobs/5', '/jobs']);
});

test('a search engine is told of a job until the day ends that it closes on', () => {
  const posting = `<script type="application/ld+json" data-job-posting="">${postingOf(6)}</script>`;
  for (const day of ['2026-10-27', '2026-11-10']) expect(fillJob(jobPage('ar', 6), day)).toContain(posting);
  const closed = fillJob(jobPage('ar', 6), '2026-11-11');
  expect(closed).not.toContain('data-job-posting');
  expect(closed).not.toContain('ld+json');
});

test('a job without a closing day is open until it is filled', () => {
  const jobs = jobsOf('en').map(({ validThrough, ...job }) =>
    job.id === 6 ? job : { ...job, validThrough },
  );
  const page = read(fillJob(jobPage('en', 6, jobs), '2036-01-01'));
  expect(page.links).toContain('/apply/6');
  expect(page.text).toContain('Open until filled');
  expect(page.text).not.toMatch(/Closes|closed/);
  expect(fillJobs(listPage('en', jobs), '', '2036-01-01')).toContain('1 open job · 5 closed');
});

test('the page to apply on says in its title that the job is closed, and search engines leave it out', () => {
  const page = `<head><title>Apply Now: A | Firm</title><meta name="robots" content="index,follow"><meta property="og:title" content="Apply Now: A"></head>
<article data-job-page="" data-closed-title="Closed: A &amp; $1" data-until="2026-11-10"></article>`;
  const open = fillJob(page, '2026-11-10');
  expect(open).toContain('<title>Apply Now: A | Firm</title>');
  expect(open).toContain('content="index,follow"');
  const closed = fillJob(page, '2026-11-11');
  expect(closed).toContain('<title>Closed: A &#38; $1 | Firm</title>');
  expect(closed).toContain('og:title" content="Closed: A &#38; $1"');
  expect(closed).toMatch(/<meta name="robots" content="noindex/);
});

test('a closed job offers no closed ones, and nothing where none is left', () => {
  expect(read(fillJob(jobPage('ar', 6), '2027-02-20')).links).toEqual([
    '/jobs',
    '/ar/jobs/1',
    '/ar/jobs/5',
    '/jobs',
  ]);
  const last = read(fillJob(jobPage('ar', 6), '2027-05-01'));
  expect(last.links).toEqual(['/jobs']);
  expect(last.text).toContain(labelsOf('ar').closed);
});

/** What a visitor sees of a page, and where it leads. */
function read(page: string) {
  const { document } = parseHTML(`<!doctype html><html><body>${page}</body></html>`);
  for (const hidden of document.querySelectorAll('[hidden]')) hidden.remove();
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { text: document.body.textContent ?? '', links };
}

function headings(page: string) {
  const { document } = parseHTML(`<!doctype html><html><body>${page}</body></html>`);
  return [...document.querySelectorAll('h2, h3')]
    .filter((heading) => !heading.closest('[hidden]'))
    .map((heading) => heading.textContent);
}
