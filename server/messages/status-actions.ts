import type { FieldErrors, FormValues } from '#forms/form-definition.ts';
import { forms } from '#forms/forms.ts';
import type { MessageStatusEnd, ShownStatus } from '#forms/section-states.ts';
import { checkReply, checkStatusUpdate } from '#forms/status-update.ts';
import type { Store } from '../database/open-database.ts';
import { enqueueReply, setStatus } from './set-status.ts';
import { readStatusLink } from './status-link.ts';
import { findSubmissionDetails, type SubmissionDetails } from './submission-details.ts';

export type StatusOutcome =
  | { state: 'closed'; reason: MessageStatusEnd; retryAfterSeconds?: number }
  | { state: 'open'; found: SubmissionDetails; changes?: Partial<ShownStatus>; status?: 409 | 422 }
  | { state: 'done' };

export interface StatusDeps {
  store: Store;
  secret(): string;
  now(): number;
}

export async function openStatus({ store, secret, now }: StatusDeps, text: string): Promise<StatusOutcome> {
  const link = readStatusLink(secret(), text, now());
  if (!link) return { state: 'closed', reason: 'unknown' };
  if (link.state === 'expired') return { state: 'closed', reason: 'expired' };
  return findOpen(store, link.id);
}

async function findOpen(store: Store, id: string): Promise<StatusOutcome> {
  const found = await findSubmissionDetails(store.database, id);
  if (!found) return { state: 'closed', reason: 'gone' };
  return found.withdrawn_at === null ? { state: 'open', found } : { state: 'closed', reason: 'withdrawn' };
}

type Act = (deps: StatusDeps, found: SubmissionDetails, entries: FormValues) => Promise<StatusOutcome>;

const status: Act = async ({ store, now }, found, { status = '', name = '', note = '', version = '' }) => {
  const values = { status, name, note };
  const checked = checkStatusUpdate(forms[found.form], values);
  if (checked.state !== 'valid')
    return { state: 'open', found, changes: { values, errors: errorsOf(checked) }, status: 422 };
  if (await setStatus(store, found, checked.values, version, now())) return { state: 'done' };
  const newer = await findOpen(store, found.id);
  if (newer.state !== 'open') return newer;
  return { ...newer, changes: { values, notice: 'changed' }, status: 409 };
};

const reply: Act = async ({ store, now }, found, { reply: text = '' }) => {
  const checked = checkReply({ reply: text });
  if (checked.state !== 'valid') {
    const changes = { reply: { language: found.language, text, problem: errorsOf(checked).reply } };
    return { state: 'open', found, changes, status: 422 };
  }
  await enqueueReply(store, found, checked.values.reply, now());
  return { state: 'done' };
};

const errorsOf = (checked: { errors?: FieldErrors }) => checked.errors ?? {};

/** What can be posted from the page, by the last part of its path. */
export const statusActions = { status, reply };
