import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import type { Job } from '../../content/schemas/job.ts';
import type { Language } from '../../language/languages.ts';
import { JobDetail } from './job-detail.tsx';
import { JobList } from './job-list.tsx';
import { type JobSources, jobFacts, jobListWords, jobRowWords } from './job-words.ts';

const ids = [1, 2, 3, 4, 5, 6];
const read = (language: Language, file: string) =>
  parse(readFileSync(`content/${language}/${file}.yaml`, 'utf8'));

/** The jobs as the content has them. */
export const jobsOf = (language: Language): Job[] =>
  ids.map((id) => ({ id, ...read(language, `jobs/${id}`) }));

export const labelsOf = (language: Language): JobSources['labels'] => read(language, 'ui').jobs;

const sourcesOf = (language: Language): JobSources => ({
  language,
  firm: read(language, 'firm'),
  labels: labelsOf(language),
});

/** The list's page, as far as it matters here: the language switch above, something inline below. */
export function listPage(language: Language, jobs = jobsOf(language)): string {
  const list = <JobList {...jobListWords(jobs, sourcesOf(language))} />;
  const twin = language === 'en' ? '/ar/jobs' : '/jobs';
  return `<a href="/elsewhere">A</a><a class="s" href="${twin}" hrefLang="x" data-switch="">B</a>${renderToStaticMarkup(list)}<script>1&&2</script>`;
}

/** What the job's page tells search engines. */
export const postingOf = (id: number) => `[${id}]`;

/** The page of the job with this number, as far as it matters here. */
export function jobPage(language: Language, id: number): string {
  const sources = sourcesOf(language);
  const jobs = jobsOf(language);
  const job = jobs.find((candidate) => candidate.id === id) as Job;
  const others = jobs.filter((other) => other !== job).map((other) => jobRowWords(other, sources));
  const list = { label: 'Jobs', href: '/jobs' };
  return renderToStaticMarkup(
    <JobDetail
      {...{ job, others, list }}
      labels={sources.labels}
      facts={jobFacts(job, sources)}
      apply={`/apply/${id}`}
      share={{ labels: { ...read(language, 'ui').share, newTab: '' }, links: [] }}
    >
      <script type="application/ld+json" data-job-posting="">
        {postingOf(id)}
      </script>
    </JobDetail>,
  );
}
