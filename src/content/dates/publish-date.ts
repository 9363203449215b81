import { asRecord, type ContentField, fieldIn, namesIn } from '#content/files/content-fields.ts';
import { type Content, type ContentFile, filesOf } from '#content/files/content-files.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';

/** Returns an entry's publish date, `2027-01-31`; undefined if its schema marks no field as one by `.meta()`. */
export function publishDateOf(field: ContentField | undefined, value: unknown): string | undefined {
  const name = field && publishDateField(field);
  const day = name && asRecord(value)[name];
  return typeof day === 'string' ? day : undefined;
}

export function publishDateField(field: ContentField): string | undefined {
  return namesIn(field).find((name) => fieldIn(field, name)?.publishDate);
}

/** Returns whether a day is in the future in Riyadh. A public build leaves out entries that are scheduled. */
export function isScheduled(day: string | undefined, now = Date.now()): day is string {
  return day !== undefined && day > riyadhDay(now);
}

/** Leaves out the files of scheduled entries, because a public page must not even name them. */
export function shownFiles(files: Content['files'], now = Date.now()): Content['files'] {
  const scheduled = filesOf(files).filter(({ field, value }) =>
    isScheduled(publishDateOf(field, value), now),
  );
  const hidden = new Set(scheduled.map(({ file }) => file));
  return Object.fromEntries(Object.entries(files).filter(([file]) => !hidden.has(file)));
}

export interface ScheduledEntry {
  entry: string;
  day: string;
}

/** Returns the scheduled entries, each once, the next one first. */
export function scheduledEntries(files: ContentFile[], now = Date.now()): ScheduledEntry[] {
  const days = files.map(({ name, field, value }) => [name, publishDateOf(field, value)] as const);
  const scheduled = [...new Map(days)].flatMap(([entry, day]) =>
    isScheduled(day, now) ? [{ entry, day }] : [],
  );
  return scheduled.sort((one, other) => one.day.localeCompare(other.day));
}
