import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { writeFailure } from '#lib/error-message.ts';
import { sqliteThread } from './sqlite-thread.ts';
import { guardedBy, StorageUnavailable } from './storage-unavailable.ts';
import type { StoreOptions } from './store-options.ts';

/** Statements throw `StorageUnavailable` if the file stays locked, or is full, damaged or no longer there. */
export function sqliteDialect(file: string, { readOnly, waitMs = 3_000 }: StoreOptions): Dialect {
  let opened = '';
  const guard = guardedBy((error) => outages.has(sqliteCode(error)));
  const thread = sqliteThread({ file, readOnly, waitMs });
  const dialect = new SqliteDialect({
    database: () =>
      guard(async () => {
        createFile(file);
        // The first read creates the log next to the file.
        await thread.execute('pragma schema_version', []);
        opened = identityOf(file);
        return withoutConnection;
      }),
    async onCreateConnection(connection) {
      connection.executeQuery = ({ sql, parameters }) =>
        guard(() => {
          if (identityOf(file) !== opened) throw new StorageUnavailable(fileIsGone);
          return thread.execute(sql, parameters);
        });
    },
  });
  const driver = dialect.createDriver();
  const createDriver = () => Object.assign(driver, { destroy: thread.close });
  // With this, Kysely migrates inside a transaction, which also locks out other processes.
  const adapter = Object.create(new SqliteAdapter(), { supportsTransactionalDdl: { value: true } });
  return Object.assign(dialect, { createAdapter: () => adapter, createDriver });
}

/** Kysely's SQLite driver gets no connection, because it would run statements in this thread. */
const withoutConnection: SqliteDatabase = {
  close() {},
  prepare() {
    throw new Error('Statements run in a thread of their own.');
  },
};

/** A deleted file can still be written through an open handle, and is lost when the process ends. */
const fileIsGone = new Error(
  'its file was deleted or replaced while it was open. Put the right file back and restart the site.',
);

function identityOf(file: string): string {
  const files = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false }));
  return files.map((found) => found && `${found.dev}:${found.ino}`).join(' ');
}

function createFile(file: string) {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // SQLite gives its other files the permissions of this one.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new StorageUnavailable(new Error(`${folder} (DATA_DIR) cannot be written: ${writeFailure(error)}`));
  }
}

// https://www.sqlite.org/rescode.html
const busy = 5;
const [readOnlyDatabase, inputOutput, corrupt, full, cannotOpen, notADatabase] = [8, 10, 11, 13, 14, 26];
const outages = new Set([busy, readOnlyDatabase, inputOutput, corrupt, full, cannotOpen, notADatabase]);

export function isFull(error: unknown): boolean {
  return sqliteCode(error) === full;
}

function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
