import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { guarded, type StatementGuard } from './statement-guard.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** How long a statement waits for another process that writes, in milliseconds. */
const lockTimeoutMs = 3_000;
/** How much of that wait stops everything else in this process, a time: SQLite's own waiting is not asynchronous. */
const busyTimeoutMs = 20;

/** SQLite in a file that is made when it is missing, readable by its owner alone. */
export function sqliteDialect(file: string, { readOnly }: { readOnly: boolean }): Dialect {
  let database: DatabaseSync | undefined;
  const dialect = new SqliteDialect({
    database: async () => {
      database ??= openFile(file);
      prepareFile(database);
      if (readOnly) database.exec('pragma query_only = on');
      return asKyselyWants(database);
    },
  });
  return {
    createDriver: () => {
      const driver = guarded(dialect.createDriver(), untilFree);
      return {
        ...driver,
        // Takes the write lock at once: a transaction that began by reading could not wait for it later.
        beginTransaction: async (connection) => {
          await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        },
        // SQLite itself takes a transaction back when the disk is full.
        rollbackTransaction: async (connection) => {
          if (database?.isTransaction) await driver.rollbackTransaction(connection);
        },
      };
    },
    createQueryCompiler: () => dialect.createQueryCompiler(),
    // Tells Kysely to migrate inside a transaction, which is here the lock between processes too.
    createAdapter: () => Object.create(new SqliteAdapter(), { supportsTransactionalDdl: { value: true } }),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its other files the rights of this one.
  closeSync(openSync(file, 'a', 0o600));
  return new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
}

function prepareFile(database: DatabaseSync) {
  database.exec('pragma journal_mode = wal');
  // An answer means that the disk has it, whatever happens to the power.
  database.exec('pragma synchronous = full');
  // What is erased is overwritten.
  database.exec('pragma secure_delete = on');
}

/** The shape of better-sqlite3, which Kysely's dialect is made for. */
function asKyselyWants(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    // More than the site ever asks; a staff command with many filters must not fill the memory.
    if (prepared.size < 200) prepared.set(sql, known);
    return known;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statement(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: known.columns().length > 0,
        all: (parameters) => known.all(...values(parameters)),
        run: (parameters) => known.run(...values(parameters)),
        iterate: (parameters) => known.iterate(...values(parameters)),
      };
    },
  };
}

/** Tries a statement again while another process holds the lock, without stopping this one's other work. */
const untilFree: StatementGuard = async (statement) => {
  const end = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await statement();
    } catch (error) {
      if (!isSqliteError(error) || !outages.has(error.errcode & 0xff)) throw error;
      if ((error.errcode & 0xff) !== busy || performance.now() > end) throw new StorageUnavailable(error);
      await pause(10 + Math.random() * 40);
    }
  }
};

// https://www.sqlite.org/rescode.html
const busy = 5;
const [readOnlyDatabase, inputOutput, corrupt, full, cannotOpen, notADatabase] = [8, 10, 11, 13, 14, 26];
const outages = new Set([busy, readOnlyDatabase, inputOutput, corrupt, full, cannotOpen, notADatabase]);

function isSqliteError(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error;
}
