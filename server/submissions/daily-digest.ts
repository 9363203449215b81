import { hash } from 'node:crypto';
import { closedDays } from '#content/dates/holiday-calendar.ts';
import type { Language } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import type { Messages } from '#server/content/site-content.ts';
import type { Store } from '#server/database/open-database.ts';
import type { OutboxRow, SubmissionRow } from '#server/database/tables.ts';
import { newDelivery } from '#server/outbox/outbox.ts';
import type { Settings } from '#server/settings/settings.ts';
import { dueBy, unfinishedStatuses } from '#submissions/deadlines.ts';
import { isWorkingTime } from '#submissions/working-days.ts';
import { receiversOf } from './receivers.ts';

export interface DailyDigest {
  address: string;
  day: string;
  submissions: DueSubmission[];
  /** Suspected spam, fewest suspicions first, because those are the likeliest mistakes. Its senders were thanked. */
  quarantined: DueSubmission[];
  more: number;
}

export interface DueSubmission extends Omit<SubmissionRow, 'fields' | 'state' | 'suspicions'> {
  job: string | undefined;
  dueAt: number;
  suspicions: string[];
}

export interface DigestDeps {
  store: Store;
  settings: Pick<Settings, 'mailTo' | 'mailRoutes'>;
  messages: Record<Language, Pick<Messages, 'calendar'>>;
  now(): number;
}

/** Adds one mail a day for each address with something due, in office hours. Later calls add only other addresses. */
export async function enqueueDailyDigests(deps: DigestDeps) {
  const { store, now } = deps;
  const at = now();
  if (!isWorkingTime(at)) return;
  const addresses = [...(await findDue(deps, at)).keys()];
  if (addresses.length === 0) return;
  const delivery = newDelivery({ submission_id: null, kind: 'daily-digest', state: 'queued' }, at);
  await store.database
    .insertInto('outbox')
    .values(addresses.map((address) => ({ ...delivery, id: idOf(riyadhDay(at), address) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const maxListed = 100;

/** Reads the current digest. Resolves to undefined if nothing is due any more, or the day is over. */
export async function readDailyDigest(deps: DigestDeps, { id }: OutboxRow): Promise<DailyDigest | undefined> {
  const now = deps.now();
  const day = riyadhDay(now);
  const byAddress = await findDue(deps, now);
  const address = byAddress.keys().find((each) => idOf(day, each) === id);
  if (address === undefined) return undefined;
  const all = byAddress.get(address)?.map(({ submission }) => submission) ?? [];
  all.sort((one, other) => one.suspicions.length - other.suspicions.length || one.dueAt - other.dueAt);
  const listed = (isQuarantined: boolean) =>
    all.filter(({ suspicions }) => suspicions.length > 0 === isQuarantined).slice(0, maxListed);
  const [submissions, quarantined] = [listed(false), listed(true)];
  return {
    address,
    day,
    submissions,
    quarantined,
    more: all.length - submissions.length - quarantined.length,
  };
}

const idOf = (day: string, address: string) => `${day}-${hash('sha256', address).slice(0, 16)}`;

async function findDue({ store, settings, messages }: DigestDeps, now: number) {
  const { calendar } = messages.en;
  const today = riyadhDay(now);
  const tasks: { address: string; submission: DueSubmission }[] = [];
  const unfinished = store.database
    .selectFrom('submissions')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where('status', 'in', unfinishedStatuses);
  for (const { fields, state, ...row } of await unfinished.execute()) {
    const isQuarantined = state === 'quarantined';
    const submission = { ...row, suspicions: isQuarantined ? JSON.parse(row.suspicions) : [] };
    const dueAt = dueBy(submission, calendar)?.getTime();
    if (dueAt === undefined || (!isQuarantined && riyadhDay(dueAt) > today)) continue;
    if (closedDays(calendar, submission.country)(today)) continue;
    const values = JSON.parse(fields);
    const receivers = receiversOf({ form: submission.form, fields: values }, settings) ?? '';
    const addresses = receivers.split(/[\s,]+/).filter(Boolean);
    tasks.push(
      ...addresses.map((address) => ({ address, submission: { ...submission, job: values.job, dueAt } })),
    );
  }
  return Map.groupBy(tasks, ({ address }) => address);
}
