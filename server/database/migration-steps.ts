import { type Kysely, sql } from 'kysely';
import { mailboxKey } from '#forms/email-address.ts';
import type { Engine } from './store-options.ts';

/** A step is an SQL statement, or a function if SQL cannot express it. */
export type MigrationStep = string | ((transaction: Kysely<unknown>) => Promise<void>);

/** Returns the steps of each migration, sorted by name. A published migration is never changed. */
export function migrationSteps(engine: Engine): Record<string, MigrationStep[]> {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  return {
    '0001-tables': [
      submissions,
      'create index submissions_by_time on submissions (created_at)',
      'create index submissions_by_email on submissions (email)',
      consents,
      outbox,
      'create index outbox_by_state on outbox (state, due_at)',
      'create index outbox_by_submission on outbox (submission_id)',
      files(bytes),
      drafts(bytes),
      auditLogOf('person', 'audit_log'),
      auditLogIndex,
      dailyCounts,
      'create table secrets (name text primary key, value text not null)',
      'create table probes (name text primary key, written_at bigint not null)',
    ],
    '0002-mailboxes': [rewriteEmails],
    '0003-words': [
      'alter table drafts rename to pending_uploads',
      'alter table daily_counts rename to analytics',
      ...Object.entries(deliveryKinds).map(
        ([former, kind]) => `update outbox set kind = '${kind}' where kind = '${former}'`,
      ),
      auditLogOf('data-subject', 'renamed_audit_log'),
      `insert into renamed_audit_log
        select id, action, replace(actor, 'person', 'data-subject'), form, reference_hash, at from audit_log`,
      'drop table audit_log',
      'alter table renamed_audit_log rename to audit_log',
      auditLogIndex,
    ],
    '0004-declined': [
      "update submissions set status = 'declined' where status = 'refused'",
      "update outbox set kind = 'privacy-request' where kind = 'privacy-notice'",
      'alter table outbox rename column privacy_notification to privacy_request',
    ],
  };
}

const submissions = `create table submissions (
  id text primary key,
  reference text not null unique,
  form text not null,
  language text not null,
  state text not null check (state in ('accepted', 'quarantined')),
  suspicions text not null,
  idempotency_key text not null,
  content_hash text not null,
  country text,
  email text,
  fields text not null,
  created_at bigint not null,
  corrected_at bigint,
  withdrawn_at bigint,
  status text not null,
  status_by text,
  status_at bigint,
  status_note text,
  answered_at bigint,
  reply text,
  constraint submissions_repeat unique (idempotency_key, content_hash)
)`;

const consents = `create table consents (
  submission_id text not null references submissions (id) on delete cascade,
  purpose text not null,
  given integer not null check (given in (0, 1)),
  at bigint not null,
  notice_version text not null,
  notice_language text not null,
  constraint consents_key primary key (submission_id, purpose)
)`;

/** The submission is null for the email about an erasure and for the daily digest. */
const outbox = `create table outbox (
  id text primary key,
  submission_id text references submissions (id) on delete cascade,
  kind text not null,
  state text not null check (state in ('quarantined', 'due', 'sending', 'sent', 'failed')),
  attempts integer not null,
  due_at bigint not null,
  lease_until bigint,
  worker text,
  last_error text,
  created_at bigint not null,
  sent_at bigint,
  privacy_notification text
)`;

const files = (bytes: string) => `create table files (
  submission_id text primary key references submissions (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  warnings text not null,
  bytes ${bytes} not null,
  created_at bigint not null
)`;

const drafts = (bytes: string) => `create table drafts (
  token text primary key,
  name text not null,
  type text not null,
  size integer not null,
  warnings text not null,
  bytes ${bytes} not null,
  created_at bigint not null
)`;

const auditLogOf = (sender: string, table: string) => `create table ${table} (
  id text primary key,
  action text not null,
  actor text not null check (actor in ('${sender}', 'staff')),
  form text not null,
  reference_hash text not null,
  at bigint not null
)`;

const auditLogIndex = 'create index audit_log_by_reference on audit_log (reference_hash)';

const dailyCounts = `create table daily_counts (
  day text not null,
  kind text not null,
  language text not null,
  path text not null,
  name text not null,
  count integer not null,
  constraint daily_counts_key primary key (day, kind, language, path, name)
)`;

const deliveryKinds = {
  'notice-mail': 'privacy-notice',
  'link-mail': 'access-link',
  'due-mail': 'daily-digest',
  'reply-mail': 'decline-reply',
};

/** Removes invisible characters from stored addresses. */
async function rewriteEmails(transaction: Kysely<unknown>) {
  const { rows } = await sql<{
    id: string;
    email: string;
  }>`select id, email from submissions where email is not null`.execute(transaction);
  for (const { id, email } of rows) {
    const key = mailboxKey(email);
    if (key !== email) await sql`update submissions set email = ${key} where id = ${id}`.execute(transaction);
  }
}
