import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { filtersQuery, type JobFilters, jobFilterValues } from '#jobs/job-filters.ts';
import { jobState } from '#jobs/job-state.ts';
import { JobList, jobCount } from './job-list.tsx';
import { jobsOf, labelsOf, sampleJobListProps } from './jobs.fixture.tsx';

const jobs = jobsOf('ar');
const labels = labelsOf('ar');
const everyJob: JobFilters = { location: '', category: '' };
const list = (today: string, filters = everyJob) => (
  <JobList {...sampleJobListProps('ar')} today={today} query={filtersQuery(filters)} />
);
const chosen = () =>
  (['location', 'category'] as const).map(
    (name) => screen.getByLabelText<HTMLSelectElement>(labels.filters[name].label).value,
  );

beforeEach(() => history.replaceState(null, '', '/jobs'));

const filters = (['', ...jobFilterValues.location] as const).flatMap((location) =>
  (['', ...jobFilterValues.category] as const).map((category) => ({ location, category })),
);
test.each([
  ...filters.map((each) => ({ ...each, today: '2026-11-21' })),
  // One day of each other part of the jobs' lives: all open, one closing, most closed, all closed.
  ...['2026-10-01', '2026-11-01', '2027-02-20', '2027-05-01'].map((today) => ({ ...everyJob, today })),
])('the list shows jobs for "$location" and "$category" as of $today', ({ today, ...filters }) => {
  const { location, category } = filters;
  history.replaceState(null, '', `/jobs${filtersQuery(filters)}`);
  render(list(today, filters));
  const [ended = [], open = []] = [true, false].map((isEnded) =>
    jobs.filter(
      (job) =>
        (!location || job.location === location) &&
        (!category || job.category === category) &&
        (jobState(job, today) === 'closed') === isEnded,
    ),
  );
  const groups = jobFilterValues.category.flatMap((group) => {
    const inGroup = [...open, ...ended].filter((job) => job.category === group);
    return inGroup.length ? [labels.values[group], ...inGroup.map(({ title }) => title)] : [];
  });
  expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(groups);
  expect(screen.getByRole('status').textContent).toBe(jobCount('ar', labels, open.length, ended.length));
  expect(screen.queryAllByText(labels.none.replaceAll('\u00a0', ' '))).toHaveLength(groups.length ? 0 : 1);
  expect(chosen()).toEqual([location, category]);
});

test.each([
  ['2026-10-27', labels.validThrough],
  ['2026-10-28', labels.closesSoon],
  ['2026-11-10', labels.closesSoon],
  ['2026-11-11', labels.closedOn],
])('the job that closes on 10 November 2026 shows on %s: %s', (today, words) => {
  render(list(today));
  const row = screen.getByRole('heading', { name: jobs[5]?.title }).closest('li');
  expect(row?.textContent).toContain(`${words} `);
});

test('a choice goes into the URL next to campaign parameters, as one history entry', async () => {
  const visitor = userEvent.setup();
  const url = '/jobs?category=finance&utm_source=letter&location=mars';
  history.replaceState(null, '', url);
  const before = history.length;
  render(list('2026-11-21', { ...everyJob, category: 'finance' }));
  expect(location.pathname + location.search).toBe(url);
  expect(history.length).toBe(before);
  await visitor.selectOptions(screen.getByLabelText(labels.filters.location.label), 'egypt');
  expect(location.search).toBe('?utm_source=letter&location=egypt&category=finance');
  expect(history.length).toBe(before + 1);
});

test('a choice made before hydration goes into the URL without a history entry', () => {
  history.replaceState(null, '', '/jobs?utm_source=letter');
  const before = history.length;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(list('2026-11-21'));
  screen.getByLabelText<HTMLSelectElement>(labels.filters.location.label).value = 'bahrain';
  render(list('2026-11-21'), { container, hydrate: true });
  expect(location.search).toBe('?utm_source=letter&location=bahrain');
  expect(history.length).toBe(before);
  expect(chosen()).toEqual(['bahrain', '']);
});
