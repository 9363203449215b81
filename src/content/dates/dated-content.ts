import { asRecord } from '#content/files/content-fields.ts';
import { filesOf, type HasFiles } from '#content/files/content-files.ts';
import { jobState } from '#jobs/job-state.ts';

/** Returns a sentence for each job that is closed on a day, `2027-01-31`; staff should look at them. */
export function closedJobs({ files }: HasFiles, today: string): string[] {
  return filesOf(files, ['en']).flatMap(({ collection, name, value }) => {
    const { validThrough } = asRecord(value);
    if (collection !== 'jobs' || typeof validThrough !== 'string') return [];
    return jobState({ validThrough }, today) === 'closed' ? [`${name} closed on ${validThrough}`] : [];
  });
}

/** Returns the last day of all holidays of the content, `2027-12-25`; empty if there are none. */
export function lastHolidayIn({ files }: HasFiles): string {
  const [holidaysFile] = filesOf(files, ['en']).filter(({ collection }) => collection === 'holidays');
  const { holidays } = asRecord(holidaysFile?.value);
  const days = Array.isArray(holidays) ? holidays.map((holiday) => String(asRecord(holiday).last)) : [];
  return days.sort().at(-1) ?? '';
}

/** Returns the files of service documents that were last compared with their sources before a day, `2026-11-28`. */
export function outdatedDocuments({ files }: HasFiles, day: string): string[] {
  const dated = filesOf(files, ['en']).filter(({ collection }) => collection === 'services');
  const isBefore = (value: unknown) => String(asRecord(asRecord(value).document).asOf ?? day) < day;
  return dated.filter(({ value }) => isBefore(value)).map(({ name }) => name);
}
