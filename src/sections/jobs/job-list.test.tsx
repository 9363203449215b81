// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languageCodes } from '#i18n/languages.ts';
import { filtersQuery, type JobFilters, jobFilterValues } from '#jobs/job-filters.ts';
import { jobState } from '#jobs/job-state.ts';
import { JobList, jobCount } from './job-list.tsx';
import { jobListProps, jobsOf, labelsOf } from './jobs.fixture.tsx';

/** One day of each part of the jobs' lives: all open, one closing, one closed, most closed, all closed. */
const days = ['2026-10-01', '2026-11-01', '2026-11-21', '2027-02-20', '2027-05-01'];

beforeEach(() => history.replaceState(null, '', '/jobs'));
afterEach(cleanup);

describe.each(languageCodes)('the list in %s', (language) => {
  const jobs = jobsOf(language);
  const labels = labelsOf(language);
  const show = (filters: JobFilters, today: string) => {
    const query = filtersQuery(filters);
    history.replaceState(null, '', `/jobs${query}`);
    render(<JobList {...jobListProps(language)} today={today} query={query} />);
  };

  for (const location of ['', ...jobFilterValues.location] as const) {
    for (const category of ['', ...jobFilterValues.category] as const) {
      test.each(days)(`shows what matches "${location}" and "${category}" as it is on %s`, (today) => {
        show({ location, category }, today);
        const expected = jobs.filter(
          (job) => (!location || job.location === location) && (!category || job.category === category),
        );
        const ended = (job: (typeof jobs)[number]) => jobState(job, today) === 'closed';
        const groups = jobFilterValues.category.flatMap((group) => {
          const inGroup = expected.filter((job) => job.category === group);
          const ordered = [...inGroup.filter((job) => !ended(job)), ...inGroup.filter(ended)];
          return ordered.length ? [labels.values[group], ...ordered.map(({ title }) => title)] : [];
        });
        expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(groups);
        const open = expected.filter((job) => !ended(job)).length;
        expect(screen.getByRole('status').textContent).toBe(
          jobCount(language, labels, open, expected.length - open),
        );
        expect(screen.queryAllByText(labels.none)).toHaveLength(expected.length ? 0 : 1);
        expect(chosen()).toEqual([location, category]);
      });
    }
  }

  test.each([
    ['2026-10-01', labels.validThrough],
    ['2026-10-27', labels.validThrough],
    ['2026-10-28', labels.closesSoon],
    ['2026-11-10', labels.closesSoon],
    ['2026-11-11', labels.closedOn],
    ['2027-01-01', labels.closedOn],
  ])('the job that closes on 10 November 2026 says on %s: %s', (today, words) => {
    show({ location: '', category: '' }, today);
    const title = jobs.find(({ id }) => id === 6)?.title ?? '';
    const row = screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
    expect(
      within(row).getAllByText((_, element) => element?.textContent?.startsWith(`${words} `) === true),
    ).not.toHaveLength(0);
  });

  test('a choice goes into the URL, and the link clears it and leads back to the first list', async () => {
    const visitor = userEvent.setup();
    show({ location: '', category: '' }, '2026-11-21');
    await visitor.selectOptions(screen.getByLabelText(labels.filters.location.label), 'bahrain');
    await visitor.selectOptions(screen.getByLabelText(labels.filters.category.label), 'finance');
    expect(location.search).toBe('?location=bahrain&category=finance');
    await visitor.click(screen.getByRole('link', { name: labels.clear }));
    expect(location.search).toBe('');
    expect(chosen()).toEqual(['', '']);
    expect(document.activeElement).toBe(screen.getByLabelText(labels.filters.location.label));
  });

  test('what a campaign wrote into the URL stays, and Back takes one press', async () => {
    const visitor = userEvent.setup();
    const url = '/jobs?category=finance&utm_source=letter&location=mars';
    history.replaceState(null, '', url);
    const before = history.length;
    render(
      <JobList
        {...jobListProps(language)}
        today="2026-11-21"
        query={filtersQuery({ category: 'finance' })}
      />,
    );
    expect(location.pathname + location.search).toBe(url);
    expect(history.length).toBe(before);
    await visitor.selectOptions(screen.getByLabelText(labels.filters.location.label), 'egypt');
    expect(location.search).toBe('?utm_source=letter&location=egypt&category=finance');
    expect(history.length).toBe(before + 1);
  });

  test('what was chosen before the code came goes into the URL without a step of the history', () => {
    const list = <JobList {...jobListProps(language)} today="2026-11-21" />;
    history.replaceState(null, '', '/jobs?utm_source=letter');
    const before = history.length;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    screen.getByLabelText<HTMLSelectElement>(labels.filters.location.label).value = 'bahrain';
    render(list, { container, hydrate: true });
    expect(location.search).toBe('?utm_source=letter&location=bahrain');
    expect(history.length).toBe(before);
    expect(chosen()).toEqual(['bahrain', '']);
  });
});

function chosen() {
  return screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
}
