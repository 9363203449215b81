import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isKnownSchemaVersion, migrate, schemaVersionOf } from '../../database/migrations.ts';
import {
  connect,
  type DatabaseLocation,
  type Engine,
  type Store,
  sqliteFile,
} from '../../database/open-database.ts';
import { copyRows } from '../../database/table-rows.ts';
import { cliError } from '../cli-error.ts';
import { copyFile, dumpFile } from './backup-manifest.ts';
import { dumpTo } from './pg-dump.ts';

interface DatabaseCopy {
  engine: Engine;
  schemaVersion: string;
  withoutDump: string | undefined;
}

/** One moment of a database in use, as SQLite, and as PostgreSQL's dump where possible. */
export async function copyDatabase(where: DatabaseLocation, folder: string): Promise<DatabaseCopy> {
  if (!where.databaseUrl && !existsSync(sqliteFile(where.dataDir))) {
    throw cliError(`There is no database in ${where.dataDir}: nothing was backed up. Is DATA_DIR right?`);
  }
  const source = connect(where);
  try {
    const schemaVersion = await schemaVersionOf(source);
    if (!schemaVersion)
      throw cliError('The database has no tables yet: nothing was backed up. Start the site once.');
    if (!isKnownSchemaVersion(schemaVersion)) {
      throw cliError(
        `The database is newer than this program (${schemaVersion}): back it up with the newer one.`,
      );
    }
    const { engine } = source;
    if (engine === 'sqlite') await copySqlite(source, join(folder, copyFile));
    const withoutDump = where.databaseUrl
      ? await copyPostgres(source, schemaVersion, where.databaseUrl, folder)
      : undefined;
    return { engine, schemaVersion, withoutDump };
  } finally {
    await source.close();
  }
}

/** VACUUM INTO reads a snapshot and blocks nobody. SQLite's online backup would restart at every write. */
async function copySqlite({ database }: Store, file: string) {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  await sql`vacuum into ${file}`.execute(database);
}

function copyPostgres(
  source: Store,
  schemaVersion: string,
  url: string,
  folder: string,
): Promise<string | undefined> {
  return source.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => {
      // The transaction is idle while pg_dump works on its snapshot.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(database);
      const copy = connect({ dataDir: folder });
      try {
        await migrate(copy, schemaVersion);
        await copyRows({ ...source, database }, copy);
      } finally {
        await copy.close();
      }
      return dumpTo(join(folder, dumpFile), url, database);
    });
}
