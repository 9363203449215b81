import { type JobState, jobState } from '#jobs/job-state.ts';
import type { JobRowProps } from './job-row.tsx';

/** The rows of a list with the state that each job has on a day; while a page is built every job is open. */
export function rowsOn(
  jobs: JobRowProps[],
  today: string | undefined,
): (JobRowProps & { state: JobState })[] {
  return jobs.map((job) => ({
    ...job,
    state: jobState({ validThrough: job.facts.closes.day?.value }, today),
  }));
}
