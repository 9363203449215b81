import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { jobIds } from '../../forms/choices.ts';
import { jobState, riyadhDay } from '../../jobs/state.ts';

/** The last day of each job, by its id; the same in both languages. */
const closingDays = new Map(jobIds.map((id) => [id as number, closingDay(id)]));

/** Whether a job takes no application any more at a moment. */
export function isJobClosed(id: number, moment: number): boolean {
  const validThrough = closingDays.get(id);
  return validThrough === undefined || jobState({ validThrough }, riyadhDay(moment)) === 'closed';
}

function closingDay(id: number): string {
  const file = fileURLToPath(new URL(`../../content/en/jobs/${id}.yaml`, import.meta.url));
  return (parse(readFileSync(file, 'utf8')) as { validThrough: string }).validThrough;
}
