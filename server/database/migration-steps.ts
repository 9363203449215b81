import type { Engine } from './store-options.ts';

/** Returns the SQL statements of each migration, sorted by name. A published migration is never changed. */
export function migrationSteps(engine: Engine): Record<string, string[]> {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  return {
    '0001-tables': [
      submissions,
      'create index submissions_by_time on submissions (created_at)',
      'create index submissions_by_email on submissions (email)',
      consents,
      outbox,
      'create index outbox_by_state on outbox (state, send_at)',
      'create index outbox_by_submission on outbox (submission_id)',
      files(bytes),
      pendingUploads(bytes),
      auditLog,
      'create index audit_log_by_reference on audit_log (reference_hash)',
      analytics,
      'create table secrets (name text primary key, value text not null)',
      'create table probes (name text primary key, written_at bigint not null)',
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

const outbox = `create table outbox (
  id text primary key,
  submission_id text references submissions (id) on delete cascade,
  kind text not null,
  state text not null check (state in ('quarantined', 'queued', 'sending', 'sent', 'failed')),
  attempts integer not null,
  send_at bigint not null,
  lease_until bigint,
  worker text,
  last_error text,
  created_at bigint not null,
  sent_at bigint,
  privacy_request text
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

const pendingUploads = (bytes: string) => `create table pending_uploads (
  token text primary key,
  name text not null,
  type text not null,
  size integer not null,
  warnings text not null,
  bytes ${bytes} not null,
  created_at bigint not null
)`;

const auditLog = `create table audit_log (
  id text primary key,
  action text not null,
  actor text not null check (actor in ('data-subject', 'staff')),
  form text not null,
  reference_hash text not null,
  at bigint not null
)`;

const analytics = `create table analytics (
  day text not null,
  kind text not null,
  language text not null,
  path text not null,
  name text not null,
  count integer not null,
  constraint analytics_key primary key (day, kind, language, path, name)
)`;
