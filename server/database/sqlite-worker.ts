import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface StatementRequest {
  sql: string;
  parameters: readonly unknown[];
}

export interface StatementResult {
  rows: unknown[];
  changes?: number | bigint;
  error?: { message: string; code?: unknown; errcode?: unknown };
}

const { file, readOnly, waitMs } = workerData;
const shortWaitMs = 20;
/** For this long after a wait in vain the next are short, because the last of many statements would wait for hours. */
const impatientMs = 1_000;
let lockedAt = Number.NEGATIVE_INFINITY;
const busy = 5;

const prepared = new Map<string, StatementSync>();
let database: DatabaseSync | undefined;
let timeoutMs = 0;

parentPort?.on('message', (request: StatementRequest | undefined) => {
  if (request) return parentPort?.postMessage(resultOf(request));
  database?.close();
  parentPort?.close();
});

function resultOf({ sql, parameters }: StatementRequest): StatementResult {
  try {
    database ??= open();
    const result = run(database, sql, parameters as SQLInputValue[]);
    lockedAt = Number.NEGATIVE_INFINITY;
    return result;
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    const details: StatementResult['error'] = { message, ...(error as object) };
    if ((Number(details.errcode) & 0xff) === busy && !isCheckpoint(sql)) lockedAt = performance.now();
    return { rows: [], error: details };
  }
}

function open(): DatabaseSync {
  timeoutMs = busyTimeoutMs();
  const opened = new DatabaseSync(file, { timeout: timeoutMs, enableForeignKeyConstraints: true });
  try {
    // The purge needs this to return disk space. It takes effect before the first table; later it only writes.
    if (opened.prepare('pragma page_count').get()?.page_count === 0)
      opened.exec('pragma auto_vacuum = incremental');
    opened.exec('pragma journal_mode = wal');
    // Every commit is written to the disk, in case the power fails.
    opened.exec('pragma synchronous = full');
    opened.exec('pragma secure_delete = on');
    if (readOnly) opened.exec('pragma query_only = on');
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

function run(open: DatabaseSync, sql: string, parameters: SQLInputValue[]): StatementResult {
  const wantedMs = busyTimeoutMs(sql);
  if (wantedMs !== timeoutMs) open.exec(`pragma busy_timeout = ${wantedMs}`);
  timeoutMs = wantedMs;
  // SQLite itself rolls back when the disk is full.
  if (sql === 'rollback' && !open.isTransaction) return { rows: [] };
  // A transaction that began with a read could not wait for the write lock.
  const statement = prepared.get(sql) ?? open.prepare(sql === 'begin' ? 'begin immediate' : sql);
  // The cache is limited, because staff commands vary their statements.
  if (prepared.size < 200) prepared.set(sql, statement);
  // A pragma runs to its end only if its rows are read.
  if (statement.columns().length > 0 || sql.startsWith('pragma'))
    return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

function busyTimeoutMs(sql = ''): number {
  const isPatient = !isCheckpoint(sql) && performance.now() - lockedAt > impatientMs;
  return isPatient ? waitMs : shortWaitMs;
}

/** Nobody could write while a checkpoint waits, and the next one is only seconds away. */
function isCheckpoint(sql: string): boolean {
  return sql.startsWith('pragma wal_checkpoint');
}
