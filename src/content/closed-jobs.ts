import { jobState } from '#jobs/job-state.ts';
import { filesOf, type HasFiles } from './content-files.ts';
import { asRecord } from './schema-fields.ts';

/** Returns the jobs that are closed on a day (`2027-01-31`). This is no error, but staff should look at them. */
export function closedJobs({ files }: HasFiles, today: string): string[] {
  return filesOf(files, ['en']).flatMap(({ collection, name, value }) => {
    const { validThrough } = asRecord(value);
    if (collection !== 'jobs' || typeof validThrough !== 'string') return [];
    return jobState({ validThrough }, today) === 'closed' ? [`${name} closed on ${validThrough}`] : [];
  });
}
