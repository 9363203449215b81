import { jobState } from '#forms/job-state.ts';
import { type Content, filesOf } from './content-files.ts';

/** Jobs that take no application any more on a day, `2027-01-31`: no fault, but worth a look. */
export function closedJobs({ files }: Pick<Content, 'files'>, today: string): string[] {
  return [...filesOf('en', files)]
    .filter(([file]) => file.startsWith('jobs/'))
    .map(([file, value]) => ({ file, ...(value as { validThrough?: string }) }))
    .filter((job) => jobState(job, today) === 'closed')
    .map(({ file, validThrough }) => `${file} closed on ${validThrough}`);
}
