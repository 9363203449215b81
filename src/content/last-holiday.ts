import { filesOf, type HasFiles } from './content-files.ts';
import { partsOf } from './schema-fields.ts';

/** The last day that any holiday of the content has, `2027-12-25`; empty without one. */
export function lastHolidayIn({ files }: HasFiles): string {
  const [own] = filesOf(files, ['en']).filter(({ collection }) => collection === 'holidays');
  const { holidays } = partsOf(own?.value);
  const days = Array.isArray(holidays) ? holidays.map((holiday) => String(partsOf(holiday).last)) : [];
  return days.sort().at(-1) ?? '';
}
