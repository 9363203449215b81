import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { writeFailure } from '../error-message.ts';
import { guardStatements, type StatementGuard, StorageUnavailable } from './storage-unavailable.ts';
import type { StoreOptions } from './store-options.ts';

/** SQLite's own wait blocks this process, so it is short and repeated. */
const busyTimeoutMs = 20;

export function sqliteDialect(file: string, { readOnly, waitMs = 3_000 }: StoreOptions): Dialect {
  let database: DatabaseSync | undefined;
  let opened = '';
  const guard = untilFree(waitMs);
  const dialect = new SqliteDialect({
    database: () =>
      guard(async () => {
        database ??= openFile(file);
        prepareFile(database);
        if (readOnly) database.exec('pragma query_only = on');
        // The first read creates the log beside the file.
        database.exec('pragma schema_version');
        opened = identityOf(file);
        return toKyselyDatabase(database);
      }),
    onCreateConnection: (connection) =>
      guardStatements(connection, (statement) =>
        guard(() => {
          if (identityOf(file) !== opened) throw new StorageUnavailable(fileIsGone);
          return statement();
        }),
      ),
  });
  // Makes Kysely migrate inside a transaction, which also locks out other processes.
  const adapter = Object.create(new SqliteAdapter(), { supportsTransactionalDdl: { value: true } });
  return Object.assign(dialect, { createAdapter: () => adapter });
}

/** A deleted file can still be written through its open handle, and what is written goes with the process. */
const fileIsGone = new Error(
  'its file was deleted or replaced while it was open. Put the right file back and restart the site.',
);

function identityOf(file: string): string {
  const files = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false }));
  return files.map((found) => found && `${found.dev}:${found.ino}`).join(' ');
}

function openFile(file: string): DatabaseSync {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // SQLite gives its other files the permissions of this one.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new StorageUnavailable(new Error(`${folder} (DATA_DIR) cannot be written: ${writeFailure(error)}`));
  }
  return new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
}

function prepareFile(database: DatabaseSync) {
  // Lets the purge give disk space back; counts before the first table alone.
  database.exec('pragma auto_vacuum = incremental');
  database.exec('pragma journal_mode = wal');
  // A commit is on the disk, whatever happens to the power.
  database.exec('pragma synchronous = full');
  // Erased content is overwritten.
  database.exec('pragma secure_delete = on');
}

/** Kysely's dialect expects better-sqlite3. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that began with a read could not wait for the write lock.
      const statement = prepared.get(sql) ?? database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      // Bounded, because staff commands vary their statements.
      if (prepared.size < 200) prepared.set(sql, statement);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        // A pragma may take several steps, as only a reader does.
        reader: statement.columns().length > 0 || sql.startsWith('pragma'),
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) =>
          // SQLite itself rolls back when the disk is full.
          sql === 'rollback' && !database.isTransaction ? nothing : statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

const nothing = { changes: 0, lastInsertRowid: 0 };

/** Nobody has met a lock for so long: the next is another one. */
const newWaitMs = 1_000;

function untilFree(waitMs: number): StatementGuard {
  // All who wait share one wait: each has its own turn at the connection, and the last would wait for hours.
  let busySince = 0;
  let busyAt = Number.NEGATIVE_INFINITY;
  return async (statement) => {
    for (;;) {
      try {
        const result = await statement();
        busyAt = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        const code = sqliteCode(error);
        if (!outages.has(code)) throw error;
        if (code !== busy) throw new StorageUnavailable(error);
        const now = performance.now();
        if (now - busyAt > newWaitMs) busySince = now;
        busyAt = now;
        if (now - busySince > waitMs) throw new StorageUnavailable(error);
        await pause(10 + Math.random() * 40);
      }
    }
  };
}

// https://www.sqlite.org/rescode.html
const busy = 5;
const [readOnlyDatabase, inputOutput, corrupt, full, cannotOpen, notADatabase] = [8, 10, 11, 13, 14, 26];
const outages = new Set([busy, readOnlyDatabase, inputOutput, corrupt, full, cannotOpen, notADatabase]);

function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
