import { filesOf, type HasFiles } from './content-files.ts';
import { asRecord } from './schema-fields.ts';

/** Returns the files of service documents that were last compared with their sources before a day, `2026-11-28`. */
export function documentsBefore({ files }: HasFiles, day: string): string[] {
  const dated = filesOf(files, ['en']).filter(({ collection }) => collection === 'services');
  const isBefore = (value: unknown) => String(asRecord(asRecord(value).document).asOf ?? day) < day;
  return dated.filter(({ value }) => isBefore(value)).map(({ name }) => name);
}
