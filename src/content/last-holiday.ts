import { filesOf, type HasFiles } from './content-files.ts';
import { asRecord } from './schema-fields.ts';

/** Returns the last day of all holidays of the content, `2027-12-25`; empty if there are none. */
export function lastHolidayIn({ files }: HasFiles): string {
  const [own] = filesOf(files, ['en']).filter(({ collection }) => collection === 'holidays');
  const { holidays } = asRecord(own?.value);
  const days = Array.isArray(holidays) ? holidays.map((holiday) => String(asRecord(holiday).last)) : [];
  return days.sort().at(-1) ?? '';
}
