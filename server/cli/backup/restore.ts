import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtempDisposable, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isKnownSchemaVersion, migrate, schemaVersionOf } from '#server/database/migrations.ts';
import { connect, type DatabaseLocation, type Store, sqliteFile } from '#server/database/open-database.ts';
import { contentsOf, copyRows, tableKeys, tablesIn } from '#server/database/table-contents.ts';
import { CliError } from '../cli-error.ts';
import { flush, temporaryFolderNextTo } from './backup-folder.ts';
import { type BackupManifest, checkCopy, copyName, readManifest } from './backup-manifest.ts';

/** Restores into an empty database of either engine. Throws a CliError if copy or rows differ from the manifest. */
export async function restore(folder: string, where: DatabaseLocation): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (!isKnownSchemaVersion(manifest.schemaVersion)) {
    throw new CliError(
      `This backup was made by a newer release of the site (${manifest.schemaVersion}). Restore it with that release.`,
    );
  }
  await checkCopy(folder, manifest);
  if (where.databaseUrl) await restoreInto(where, folder, manifest);
  else await restoreSqlite(folder, manifest, where.dataDir);
  return manifest;
}

async function restoreSqlite(folder: string, manifest: BackupManifest, dataDir: string) {
  const file = sqliteFile(dataDir);
  const taken = ['', '-wal', '-shm'].find((ending) => existsSync(file + ending));
  if (taken !== undefined) {
    throw new CliError(
      `${file}${taken} already exists. A backup can only be restored into an empty folder: move the file elsewhere first.`,
    );
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir))
    if (name.startsWith('restoring-')) await rm(join(dataDir, name), { recursive: true, force: true });
  await using beside = await mkdtempDisposable(join(dataDir, 'restoring-'));
  await restoreInto({ dataDir: beside.path }, folder, manifest);
  await flush(sqliteFile(beside.path));
  // A link, unlike a rename, never replaces a file that appeared meanwhile.
  await link(sqliteFile(beside.path), file);
}

/** Restores in one transaction, so that a restore that breaks off leaves the database empty. */
async function restoreInto(where: DatabaseLocation, folder: string, manifest: BackupManifest) {
  await using target = connect(where);
  // No migration leads back to an older schema version.
  const version = await schemaVersionOf(target);
  const isEmpty = version
    ? version === manifest.schemaVersion &&
      Object.values(await contentsOf(target)).every(({ rows }) => rows === 0)
    : (await tablesIn(target)).length === 0;
  if (!isEmpty) {
    throw new CliError(
      'The database that DATABASE_URL names is not empty. A backup can only be restored into an empty one.',
    );
  }
  await migrate(target, manifest.schemaVersion);
  // Opening a database changes its files, so a copy is opened.
  await using place = await temporaryFolderNextTo(folder);
  await copyFile(join(folder, copyName), sqliteFile(place.path));
  await using source = connect({ dataDir: place.path });
  await target.database.transaction().execute(async (database) => {
    await copyRows(source, { ...target, database });
    await compare(folder, manifest, { ...target, database });
  });
}

async function compare(folder: string, { tables }: BackupManifest, store: Store) {
  const restored = await contentsOf(store);
  // A backup of an older release may list a table that has been dropped since.
  const names = Object.keys({ ...tables, ...restored }).filter((name) => Object.hasOwn(tableKeys, name));
  const wrong = names.filter((name) => !isDeepStrictEqual(tables[name], restored[name]));
  if (wrong.length === 0) return;
  throw new CliError(
    `${folder} was not restored. These tables differ from the backup: ${wrong.join(', ')}. Use another backup.`,
  );
}

/** Restores a backup in a temporary place. Throws, as `restore` does, if it cannot be restored. */
export async function proveRestore(folder: string): Promise<BackupManifest> {
  await using temporary = await temporaryFolderNextTo(folder);
  return await restore(folder, { dataDir: temporary.path });
}
