import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { type JobFilters, jobCategories, jobLocations } from '../../../jobs/filters.ts';
import { countsInWords, showJobs } from '../../../jobs/show-jobs.ts';
import { jobState } from '../../../jobs/state.ts';
import { languageCodes } from '../../language/languages.ts';
import { jobsOf, labelsOf, listPage } from './jobs.fixture.tsx';

const everything: JobFilters = { location: '', category: '' };
/** One day of each part of the jobs' lives: all open, one closing, one closed, most closed, all closed. */
const days = ['2026-10-01', '2026-11-01', '2026-11-21', '2027-02-20', '2027-05-01'];

describe.each(languageCodes)('the list in %s', (language) => {
  const jobs = jobsOf(language);
  const labels = labelsOf(language);
  const { document } = parseHTML(`<body>${listPage(language)}</body>`);
  const list = document.querySelector('[data-jobs]') as unknown as Element;
  const visible = (selector: string) =>
    [...list.querySelectorAll(selector)].filter((element) => !element.closest('[hidden]'));

  for (const location of ['', ...jobLocations] as const) {
    for (const category of ['', ...jobCategories] as const) {
      test.each(days)(`shows what matches "${location}" and "${category}" as it is on %s`, (today) => {
        showJobs(list, { location, category }, today);
        const expected = jobs.filter(
          (job) => (!location || job.location === location) && (!category || job.category === category),
        );
        const ended = (job: (typeof jobs)[number]) => jobState(job, today) === 'closed';

        for (const group of jobCategories) {
          const inGroup = expected.filter((job) => job.category === group);
          const titles = [...inGroup.filter((job) => !ended(job)), ...inGroup.filter(ended)].map(
            ({ title }) => title,
          );
          expect(visible(`[data-group="${group}"] h3`).map(text)).toEqual(titles);
          expect(visible(`[data-group="${group}"] h2`).map(text)).toEqual(
            titles.length ? [labels[group]] : [],
          );
        }
        const open = expected.filter((job) => !ended(job)).length;
        expect(list.querySelector('[role="status"]')?.textContent).toBe(
          countsInWords({ language, ...labels }, open, expected.length - open),
        );
        expect(visible('[data-none] p').map(text)).toEqual(expected.length ? [] : [labels.none]);
        expect(chosen(list, 'location')).toBe(location);
        expect(chosen(list, 'category')).toBe(category);
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
    showJobs(list, everything, today);
    const said = visible('[data-job="6"] [data-when]').map(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${words} `);
  });
});

function text(element: Element): string | null {
  return element.textContent;
}

function chosen(list: Element, name: string) {
  const options = [...list.querySelectorAll(`[name="${name}"] option[selected]`)];
  return options.map((option) => option.getAttribute('value')).join();
}
