import { z } from 'zod';
import { jobState } from '#jobs/job-state.ts';
import { type Content, filesOf } from './content-files.ts';

const deadline = z.object({ validThrough: z.string().optional() }).catch({});

/** Jobs that take no application any more on a day, `2027-01-31`: no issue, but worth a look. */
export function closedJobs({ files }: Pick<Content, 'files'>, today: string): string[] {
  return filesOf(files, ['en']).flatMap(({ collection, name, value }) => {
    const { validThrough } = deadline.parse(value);
    const isClosed = collection === 'jobs' && jobState({ validThrough }, today) === 'closed';
    return isClosed ? [`${name} closed on ${validThrough}`] : [];
  });
}
