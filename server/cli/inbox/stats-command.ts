import { sql } from 'kysely';
import { dayMs, riyadhOffsetMs } from '#i18n/time.ts';
import type { Database, Store } from '#server/database/open-database.ts';
import { countDeliveries, oldestDue } from '#server/messages/delivery-counts.ts';
import { counted, formatTable, printableJson, riyadhTime } from '../print.ts';
import type { CommandContext, ShownState } from './inbox-options.ts';
import { deliveryNames } from './staff-labels.ts';

export async function stats({ store, settings, options }: CommandContext) {
  const figures = await figuresOf(store);
  if (options.json) return printableJson({ ...figures, mail: settings.smtpUrl ? 'set' : 'not set' });
  const { messages, form, state, country, month, deliveries, oldestDue: since } = figures;
  const blocks = [counted(messages, 'message')];
  for (const [head, counts] of Object.entries({ Form: form, State: state, Country: country, Month: month })) {
    const rows = Object.entries(counts).map(([name, count]) => [name, aligned(count, 'Messages')]);
    if (rows.length > 0) blocks.push(formatTable([head, 'Messages'], rows));
  }
  const rows = deliveries.map((row) => [deliveryNames[row.kind], row.state, aligned(row.count, 'Number')]);
  if (rows.length > 0) blocks.push(formatTable(['Delivery', 'State', 'Number'], rows));
  if (since)
    blocks.push(
      `The oldest waiting delivery has been due since ${riyadhTime(Date.parse(since))} Riyadh time.`,
    );
  if (!settings.smtpUrl) blocks.push('SMTP_URL is not set. Emails wait and will be sent once it is set.');
  return blocks.join('\n\n');
}

const aligned = (count: number, head: string) => String(count).padStart(head.length);

async function figuresOf(store: Store) {
  const groups = await groupsOf(store.database);
  const since = await oldestDue(store, Date.now());
  const by = (name: (group: Group) => string) => {
    const counts: Record<string, number> = {};
    for (const group of groups) counts[name(group)] = (counts[name(group)] ?? 0) + group.count;
    return counts;
  };
  return {
    messages: groups.reduce((sum, { count }) => sum + count, 0),
    form: by(({ form }) => form),
    state: by(({ shown }) => shown),
    country: by(({ country }) => country ?? 'not given'),
    month: by(({ day }) => new Date(day * dayMs).toISOString().slice(0, 7)),
    deliveries: await countDeliveries(store),
    oldestDue: since === undefined ? null : new Date(since).toISOString(),
  };
}

type Group = Awaited<ReturnType<typeof groupsOf>>[number];

function groupsOf(database: Database) {
  // Since 1970 in Riyadh: integer division is the same in both engines.
  const day = sql<number>`(created_at + ${sql.lit(riyadhOffsetMs)}) / ${sql.lit(dayMs)}`;
  return database
    .selectFrom('submissions')
    .select(({ fn }) => ['form', 'country', fn.countAll<number>().as('count')])
    .select(sql<ShownState>`case when withdrawn_at is null then state else 'withdrawn' end`.as('shown'))
    .select(day.as('day'))
    .groupBy(['form', 'shown', 'country', 'day'])
    .orderBy('day', 'desc')
    .execute();
}
