import { getSecret } from '#server/database/open-database.ts';
import { readAuditLog } from '#server/messages/audit-log.ts';
import { counted, formatTable, printableJson, riyadhTime } from '../print.ts';
import type { CommandContext } from './command-context.ts';

export async function requests({ store, options, reference }: CommandContext) {
  const log = await readAuditLog(store, await getSecret(store, 'forms'), reference);
  const found = log.map(({ at, action, actor, form, reference_hash: code }) => ({
    at,
    action,
    actor,
    form,
    code,
  }));
  if (options.json)
    return printableJson(found.map((each) => ({ ...each, at: new Date(each.at).toISOString() })));
  if (found.length === 0) return 'No requests.';
  const rows = found.map(({ at, code, ...rest }) => [
    riyadhTime(at),
    rest.action,
    rest.actor,
    rest.form,
    code.slice(0, 12),
  ]);
  const table = formatTable(['Riyadh time', 'What', 'By', 'Form', 'Code'], rows);
  return `${table}\n\n${counted(found.length, 'request')}`;
}
