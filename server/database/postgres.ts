import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardedBy } from './storage-unavailable.ts';
import type { StoreOptions } from './store-options.ts';

export function postgresPool(url: string, { readOnly, waitMs = 5_000 }: StoreOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'website',
    connectionTimeoutMillis: waitMs,
    statement_timeout: waitMs,
    // This is longer than `statement_timeout`, so that PostgreSQL's error comes first.
    query_timeout: waitMs + 1_000,
    idle_in_transaction_session_timeout: 2 * waitMs,
    keepAlive: true,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
    types: { getTypeParser },
  });
  // The pool replaces a lost connection; without a listener the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Statements throw `StorageUnavailable` in an outage, and PostgreSQL's error if they are at fault. */
export function postgresDialect(pool: pg.Pool): Dialect {
  const guard = guardedBy(isOutage);
  const connect = () => guard(() => pool.connect());
  return new PostgresDialect({
    pool: { connect, end: () => pool.end(), options: pool.options },
    async onCreateConnection(connection) {
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, options) => guard(() => execute(query, options));
    },
  });
}

/** Returns `bigint` as a number, because moments and counts stay far below 2⁵³. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

// In these classes the statement is not at fault: https://www.postgresql.org/docs/current/errcodes-appendix.html
const outageClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX']);
const permissionDenied = '42501';

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return error.code === permissionDenied || outageClasses.has(error.code?.slice(0, 2) ?? '');
  if (!(error instanceof Error)) return false;
  // Node's network errors have a code; pg's connection errors have only a message.
  return (
    'syscall' in error ||
    error instanceof AggregateError ||
    /connection|timeout|queryable/i.test(error.message)
  );
}
