import { riyadhDay } from '#i18n/time.ts';
import { type Content, type ContentFile, filesOf } from './content-files.ts';
import { type FieldSchema, namesIn, partOf, partsOf } from './fields.ts';

/** The day, `2027-01-31`, on which an entry appears; undefined where its schema names none by `.meta()`. */
export function appearanceDay(field: FieldSchema | undefined, value: unknown): string | undefined {
  const name = field && appearanceField(field);
  const day = name && partsOf(value)[name];
  return typeof day === 'string' ? day : undefined;
}

/** The name of the field that says on which day an entry appears. */
export function appearanceField(field: FieldSchema): string | undefined {
  return namesIn(field).find((name) => partOf(field, name)?.appears);
}

/** Whether a day is still to come in Riyadh: what appears on it is in no public build before. */
export function isToCome(day: string | undefined, now = Date.now()): day is string {
  return day !== undefined && day > riyadhDay(now);
}

/** The files of what is shown already: of the others not even the names belong on a public page. */
export function shownFiles(files: Content['files'], now = Date.now()): Content['files'] {
  const waiting = filesOf(files).filter(({ field, value }) => isToCome(appearanceDay(field, value), now));
  const hidden = new Set(waiting.map(({ file }) => file));
  return Object.fromEntries(Object.entries(files).filter(([file]) => !hidden.has(file)));
}

export interface WaitingEntry {
  /** Inside `content/`, without a language: `jobs/7.yaml`. */
  entry: string;
  day: string;
}

/** The entries whose day is to come, each once, the next one first. */
export function waitingEntries(files: ContentFile[], now = Date.now()): WaitingEntry[] {
  const days = files.map(({ name, field, value }) => [name, appearanceDay(field, value)] as const);
  const waiting = [...new Map(days)].flatMap(([entry, day]) => (isToCome(day, now) ? [{ entry, day }] : []));
  return waiting.sort((one, other) => one.day.localeCompare(other.day));
}
