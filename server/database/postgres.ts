import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { guarded, type StatementGuard } from './statement-guard.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Milliseconds after which a connection or a statement is given up. */
const patience = 5_000;

export type Pool = pg.Pool;

/** At most ten connections to the PostgreSQL, 13 or newer, at a postgres:// address. */
export function postgresPool(url: string, { readOnly }: { readOnly: boolean }): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'website',
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    // For a server that went away without a word; longer, so that its own time-out answers first.
    query_timeout: patience + 1_000,
    idle_in_transaction_session_timeout: 2 * patience,
    keepAlive: true,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
    types: { getTypeParser },
  });
  // A connection lost while idle is no loss: the pool opens another. One lost in use fails its statement, and tells
  // its listeners too: without one the whole process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function postgresDialect(pool: Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => guarded(dialect.createDriver(), outageByName),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** Moments and counts as numbers: they stay far below 2⁵³. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

const outageByName: StatementGuard = async (statement) => {
  try {
    return await statement();
  } catch (error) {
    throw isOutage(error) ? new StorageUnavailable(error) : error;
  }
};

/**
 * Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html that are nobody's mistake in a statement:
 * connection, read-only or timed-out transaction, login, missing database, deadlock, resources, lock, operator, system.
 */
const outageClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX']);

function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outageClasses.has(error.code?.slice(0, 2) ?? '');
  if (!(error instanceof Error)) return false;
  // Node's network errors have a code; pg's own errors about a connection only words.
  return (
    'syscall' in error ||
    error instanceof AggregateError ||
    /connection|timeout|queryable/i.test(error.message)
  );
}
