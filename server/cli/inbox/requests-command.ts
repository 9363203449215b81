import { getSecret } from '#server/database/open-database.ts';
import { readAuditLog } from '#server/submissions/audit-log.ts';
import { counted, formatTable, printableJson, riyadhTime } from '../print.ts';
import type { CommandContext } from './inbox-options.ts';

export async function requests({ store, options, reference }: CommandContext) {
  const log = await readAuditLog(store, await getSecret(store, 'forms'), reference);
  if (options.json)
    return printableJson(
      log.map(({ at, action, actor, form, reference_hash: code }) => {
        return { at: new Date(at).toISOString(), action, actor, form, code };
      }),
    );
  if (log.length === 0) return reference ? `The log has no entry for ${reference}.` : 'The log is empty.';
  const rows = log.map(({ at, action, actor, form, reference_hash: code }) => {
    return [riyadhTime(at), action, actor, form, code.slice(0, 12)];
  });
  const table = formatTable(['Riyadh time', 'Action', 'By', 'Form', 'Code'], rows);
  return `${table}\n\n${counted(log.length, 'entry', 'entries')}`;
}
