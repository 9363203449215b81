import { type Content, filesOf } from '#content/read-content.ts';
import { jobState } from '#forms/job-state.ts';

/** Jobs that take no application any more on a day, `2027-01-31`: no fault, but worth a look. */
export function closedJobs({ files }: Pick<Content, 'files'>, today: string): string[] {
  return filesOf(files, ['en']).flatMap(({ name, value }) => {
    const job = value as { validThrough?: string };
    const isClosed = name.startsWith('jobs/') && jobState(job, today) === 'closed';
    return isClosed ? [`${name} closed on ${job.validThrough}`] : [];
  });
}
