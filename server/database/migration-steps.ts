import type { Engine } from './open-database.ts';

/** SQL statements by migration, sorted by name. A published migration is never changed. */
export function migrationSteps(engine: Engine): Record<string, string[]> {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  return {
    '0001-submissions': [
      submissions,
      ...submissionIndexes,
      consents,
      outbox,
      ...outboxIndexes,
      files(bytes),
      secrets,
    ],
    '0002-drafts': [drafts(bytes)],
    '0003-heartbeat': heartbeat,
    '0004-rights': [...privacyRequests, ...(engine === 'postgres' ? freeOutboxRows : remakeOutbox)],
    '0005-no-heartbeat': noHeartbeat,
  };
}

const submissions = `create table submissions (
  id text primary key,
  reference text not null unique,
  form text not null,
  language text not null,
  state text not null check (state in ('accepted', 'held')),
  suspicions text not null,
  idempotency_key text not null,
  content_hash text not null,
  country text,
  email text,
  fields text not null,
  created_at bigint not null,
  constraint submissions_repeat unique (idempotency_key, content_hash)
)`;
const submissionIndexes = [
  'create index submissions_by_time on submissions (created_at)',
  'create index submissions_by_email on submissions (email)',
];

const consents = `create table consents (
  submission_id text not null references submissions (id) on delete cascade,
  purpose text not null,
  given integer not null check (given in (0, 1)),
  at bigint not null,
  notice_version text not null,
  notice_language text not null,
  constraint consents_key primary key (submission_id, purpose)
)`;

const outboxColumns = `
  kind text not null,
  state text not null check (state in ('held', 'due', 'sending', 'sent', 'failed')),
  attempts integer not null,
  due_at bigint not null,
  lease_until bigint,
  worker text,
  last_error text,
  created_at bigint not null,
  sent_at bigint`;
const outbox = `create table outbox (
  id text primary key,
  submission_id text not null references submissions (id) on delete cascade,${outboxColumns}
)`;
const outboxIndexes = [
  'create index outbox_by_state on outbox (state, due_at)',
  'create index outbox_by_submission on outbox (submission_id)',
];

const files = (bytes: string) => `create table files (
  submission_id text primary key references submissions (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  marks text not null,
  bytes ${bytes} not null,
  created_at bigint not null
)`;

const secrets = 'create table secrets (name text primary key, value text not null)';

const drafts = (bytes: string) => `create table drafts (
  token text primary key,
  name text not null,
  type text not null,
  size integer not null,
  marks text not null,
  bytes ${bytes} not null,
  created_at bigint not null
)`;

const heartbeat = [
  'alter table submissions add column heartbeat integer default 0 not null check (heartbeat in (0, 1))',
  `create table heartbeats (
    name text primary key,
    begun_at bigint not null,
    waiting_since bigint,
    arrived_at bigint,
    failure text,
    told text not null check (told in ('up', 'down')),
    telling_until bigint
  )`,
  'create table probes (name text primary key, written_at bigint not null)',
];

const privacyRequests = [
  'alter table submissions add column corrected_at bigint',
  'alter table submissions add column withdrawn_at bigint',
  `create table acts (
    id text primary key,
    act text not null,
    actor text not null check (actor in ('person', 'staff')),
    form text not null,
    reference_hash text not null,
    at bigint not null
  )`,
  'create index acts_by_reference on acts (reference_hash)',
  'alter table outbox add column notice text',
];

const freeOutboxRows = ['alter table outbox alter column submission_id drop not null'];
/** SQLite cannot drop NOT NULL from a column, so the table is recreated. */
const remakeOutbox = [
  'alter table outbox rename to outbox_before',
  `create table outbox (
    id text primary key,
    submission_id text references submissions (id) on delete cascade,${outboxColumns},
    notice text
  )`,
  `insert into outbox
    select id, submission_id, kind, state, attempts, due_at, lease_until, worker, last_error, created_at, sent_at, notice
    from outbox_before`,
  'drop table outbox_before',
  ...outboxIndexes,
];

const noHeartbeat = [
  'delete from submissions where heartbeat = 1',
  'alter table submissions drop column heartbeat',
  'drop table heartbeats',
];
