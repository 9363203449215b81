import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeFailure } from '#lib/error-message.ts';
import { latestSchemaVersion, migrate } from '#server/database/migrations.ts';
import { connect, type DatabaseLocation, type Store } from '#server/database/open-database.ts';
import { contentsOf, copyRows } from '#server/database/table-contents.ts';
import { CliError } from '../cli-error.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { backupName, flush, unfinishedIn } from './backup-folder.ts';
import { type BackupManifest, copyName, fingerprint, manifestFile } from './backup-manifest.ts';
import { proveRestore } from './restore.ts';

/** Backs up a database in use, as of one moment. The folder gets its name only after a test restore has passed. */
export async function makeBackup(where: DatabaseLocation, into: string, now: number) {
  await using unfinished = await placeIn(into, now);
  const engine = await copyDatabase(where, unfinished.path);
  const copy = join(unfinished.path, copyName);
  await chmod(copy, 0o600);
  await flush(copy);
  const manifest: BackupManifest = {
    format: 1,
    made: new Date(now).toISOString(),
    engine,
    schemaVersion: latestSchemaVersion,
    tables: await readCopy(unfinished.path),
    files: { [copyName]: await fingerprint(copy) },
  };
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

async function copyDatabase(where: DatabaseLocation, folder: string) {
  await using source = await openSiteDatabase(where);
  if (source.engine === 'postgres') await copyPostgres(source, folder);
  else {
    // This reads a snapshot and blocks no one. SQLite's online backup would restart at every write.
    await sql`vacuum into ${join(folder, copyName)}`.execute(source.database);
  }
  return source.engine;
}

function copyPostgres(source: Store, folder: string) {
  return source.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => {
      // The transaction is idle while the copy is written.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(database);
      await using copy = connect({ dataDir: folder });
      await migrate(copy);
      await copyRows({ ...source, database }, copy);
    });
}
