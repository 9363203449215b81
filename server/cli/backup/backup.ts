import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isKnownSchemaVersion, migrate, schemaVersionOf } from '#server/database/migrations.ts';
import { connect, type DatabaseLocation, type Store } from '#server/database/open-database.ts';
import { contentsOf, copyRows } from '#server/database/table-rows.ts';
import { writeFailure } from '#server/lib/error-message.ts';
import { CliError } from '../cli-error.ts';
import { checkSiteDatabase } from '../open-site-database.ts';
import {
  backupName,
  copyFile,
  fingerprint,
  flush,
  type Manifest,
  manifestFile,
  unfinishedIn,
} from './backup-folder.ts';
import { proveRestore } from './restore.ts';

/** Backs up one moment of a database in use. The folder is named once it is on the disk and proven to restore. */
export async function makeBackup(where: DatabaseLocation, into: string, now: number) {
  await using unfinished = await placeIn(into, now);
  const { engine, schemaVersion } = await copyDatabase(where, unfinished.path);
  const tables = await readCopy(unfinished.path);
  const made = new Date(now).toISOString();
  const copy = join(unfinished.path, copyFile);
  await chmod(copy, 0o600);
  await flush(copy);
  const files = { [copyFile]: await fingerprint(copy) };
  const manifest: Manifest = { format: 1, made, engine, schemaVersion, tables, files };
  const note = join(unfinished.path, manifestFile);
  await writeFile(note, `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  await flush(note);
  await flush(unfinished.path);
  await proveRestore(unfinished.path);
  const folder = join(into, backupName(now));
  await rename(unfinished.path, folder).catch(() => {
    throw new CliError(`${folder} already exists and was not overwritten.`);
  });
  await flush(into);
  return { folder, manifest };
}

async function placeIn(into: string, now: number) {
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    return await unfinishedIn(into, now);
  } catch (error) {
    throw new CliError(`No backup can be written to ${into}: ${writeFailure(error)}`);
  }
}

async function readCopy(folder: string) {
  await using copy = connect({ dataDir: folder });
  return await contentsOf(copy);
}

/** Copies one moment of a database in use, as SQLite. */
async function copyDatabase(where: DatabaseLocation, folder: string) {
  await checkSiteDatabase(where);
  await using source = connect(where);
  const { engine } = source;
  const schemaVersion = await schemaVersionOf(source);
  if (!schemaVersion)
    throw new CliError('The database has no tables yet: nothing was backed up. Start the site once.');
  if (!isKnownSchemaVersion(schemaVersion)) {
    throw new CliError(
      `The database belongs to a newer release of the site (${schemaVersion}). Back it up with that release.`,
    );
  }
  if (engine === 'sqlite') await copySqlite(source, join(folder, copyFile));
  else await copyPostgres(source, schemaVersion, folder);
  return { engine, schemaVersion };
}

/** VACUUM INTO reads a snapshot and blocks no one. SQLite's online backup would restart at every write. */
async function copySqlite({ database }: Store, file: string) {
  await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  await sql`vacuum into ${file}`.execute(database);
}

function copyPostgres(source: Store, schemaVersion: string, folder: string) {
  return source.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => {
      // The transaction is idle while the copy is written.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(database);
      await using copy = connect({ dataDir: folder });
      await migrate(copy, schemaVersion);
      await copyRows({ ...source, database }, copy);
    });
}
