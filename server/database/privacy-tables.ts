import { type Kysely, sql } from 'kysely';
import type { Engine } from './open-database.ts';

export async function privacyTables(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  await schema.alterTable('submissions').addColumn('corrected_at', 'bigint').execute();
  await schema.alterTable('submissions').addColumn('withdrawn_at', 'bigint').execute();
  await schema
    .createTable('acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull().check(sql`actor in ('person', 'staff')`))
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('reference_hash', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('acts_by_reference').on('acts').column('reference_hash').execute();
  await schema.alterTable('outbox').addColumn('notice', 'text').execute();
  if (engine === 'postgres') {
    await schema
      .alterTable('outbox')
      .alterColumn('submission_id', (column) => column.dropNotNull())
      .execute();
  } else await remakeOutbox(database);
}

/** SQLite cannot drop NOT NULL from a column, so the table is recreated. */
async function remakeOutbox(database: Kysely<unknown>) {
  const columns = sql.raw(
    'id, submission_id, kind, state, attempts, due_at, lease_until, worker, last_error, created_at, sent_at, notice',
  );
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database);
  await run(sql`alter table outbox rename to outbox_before`);
  await run(sql`create table outbox (
    id text primary key,
    submission_id text references submissions (id) on delete cascade,
    kind text not null,
    state text not null check (state in ('held', 'due', 'sending', 'sent', 'failed')),
    attempts integer not null,
    due_at bigint not null,
    lease_until bigint,
    worker text,
    last_error text,
    created_at bigint not null,
    sent_at bigint,
    notice text
  )`);
  await run(sql`insert into outbox (${columns}) select ${columns} from outbox_before`);
  await run(sql`drop table outbox_before`);
  await run(sql`create index outbox_by_state on outbox (state, due_at)`);
  await run(sql`create index outbox_by_submission on outbox (submission_id)`);
}
