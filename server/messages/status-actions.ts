import type { FieldErrors, FormValues } from '#forms/form-definition.ts';
import { forms } from '#forms/forms.ts';
import type { MessageStatusEnd, ShownStatus } from '#forms/section-states.ts';
import { checkReply, checkStatusUpdate } from '#forms/status-update.ts';
import { enqueueReply, setStatus } from './set-status.ts';
import { type LinkDeps, type OpenLink, openLink } from './signed-link.ts';

export type StatusOutcome =
  | { state: 'closed'; reason: MessageStatusEnd }
  | (OpenLink & { changes?: Partial<ShownStatus>; status?: 409 | 422 })
  | { state: 'done' };

type Act = (deps: LinkDeps, opened: OpenLink, entries: FormValues) => Promise<StatusOutcome>;

const status: Act = async (deps, opened, { status = '', name = '', note = '', version = '' }) => {
  const { found } = opened;
  const values = { status, name, note };
  const checked = checkStatusUpdate(forms[found.form], values);
  if (checked.state !== 'valid')
    return { ...opened, changes: { values, errors: errorsOf(checked) }, status: 422 };
  if (await setStatus(deps.store, found, checked.values, version, deps.now())) return { state: 'done' };
  const newer = await openLink(deps, 'office', opened.link);
  if (newer.state === 'closed') return newer;
  if (newer.found.withdrawn_at !== null) return { state: 'closed', reason: 'withdrawn' };
  return { ...newer, changes: { values, notice: 'changed' }, status: 409 };
};

const reply: Act = async ({ store, now }, opened, { reply: text = '' }) => {
  const checked = checkReply({ reply: text });
  if (checked.state !== 'valid') {
    const changes = { reply: { language: opened.found.language, text, problem: errorsOf(checked).reply } };
    return { ...opened, changes, status: 422 };
  }
  await enqueueReply(store, opened.found, checked.values.reply, now());
  return { state: 'done' };
};

const errorsOf = (checked: { errors?: FieldErrors }) => checked.errors ?? {};

/** What can be posted from the page, by the last part of its path. */
export const statusActions = { status, reply };
