import { existsSync } from 'node:fs';
import { copyFile as copyBytes, link, mkdir, mkdtempDisposable, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isKnownSchemaVersion, migrate, schemaVersionOf } from '#server/database/migrations.ts';
import { connect, type DatabaseLocation, type Store, sqliteFile } from '#server/database/open-database.ts';
import { allTableKeys, contentsOf, copyRows, differences, hasRows } from '#server/database/table-rows.ts';
import { CliError } from '../cli-error.ts';
import { checkFiles, copyFile, flush, type Manifest, placeBeside, readManifest } from './backup-folder.ts';

/** Into an empty database of either engine. Checks files before, and counts and hashes after. */
export async function restore(folder: string, where: DatabaseLocation): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!isKnownSchemaVersion(manifest.schemaVersion)) {
    throw new CliError(
      `This backup was made by a newer release of the site (${manifest.schemaVersion}). Restore it with that release.`,
    );
  }
  await checkFiles(folder, manifest);
  if (where.databaseUrl) await restorePostgres(folder, manifest, where);
  else await restoreSqlite(folder, manifest, where.dataDir);
  return manifest;
}

async function restoreSqlite(folder: string, manifest: Manifest, dataDir: string) {
  const file = sqliteFile(dataDir);
  const taken = ['', '-wal', '-shm'].find((ending) => existsSync(file + ending));
  if (taken !== undefined) {
    throw new CliError(
      `${file}${taken} already exists. A backup can only be restored into an empty folder: move the file elsewhere first.`,
    );
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // What a restore that was killed has left.
  for (const name of await readdir(dataDir))
    if (name.startsWith('restoring-')) await rm(join(dataDir, name), { recursive: true, force: true });
  // Restored beside its place first, and moved there once it is checked.
  await using beside = await mkdtempDisposable(join(dataDir, 'restoring-'));
  await withCopy(folder, beside.path, async (store) => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.database);
    if (rows[0]?.integrity_check !== 'ok')
      throw new CliError(`${folder} cannot be used: its copy is damaged. Use another backup.`);
    await compare(folder, manifest, store);
  });
  await flush(sqliteFile(beside.path));
  // A link, unlike a rename, never replaces a file that appeared meanwhile.
  await link(sqliteFile(beside.path), file);
}

/** In one transaction: a restore that breaks off leaves the database empty. */
async function restorePostgres(folder: string, manifest: Manifest, where: DatabaseLocation) {
  await using target = connect(where);
  await using beside = await placeBeside(folder);
  // Tables of another schema version are not migrated backwards.
  const version = (await schemaVersionOf(target)) ?? manifest.schemaVersion;
  if (version !== manifest.schemaVersion || (await hasRows(target))) {
    throw new CliError(
      'The database that DATABASE_URL names is not empty. A backup can only be restored into an empty one.',
    );
  }
  await migrate(target, manifest.schemaVersion);
  await withCopy(folder, beside.path, (source) =>
    target.database.transaction().execute(async (database) => {
      await copyRows(source, { ...target, database });
      await compare(folder, manifest, { ...target, database });
    }),
  );
}

/** Opening a database changes its files, so a copy is opened. */
async function withCopy(folder: string, dataDir: string, work: (store: Store) => Promise<void>) {
  await copyBytes(join(folder, copyFile), sqliteFile(dataDir));
  await using store = connect({ dataDir });
  await work(store);
}

async function compare(folder: string, { tables }: Manifest, store: Store) {
  // A backup of an older release may list a table that was dropped since.
  const known = Object.entries(tables).filter(([name]) => Object.hasOwn(allTableKeys, name));
  const wrong = differences(Object.fromEntries(known), await contentsOf(store));
  if (wrong.length === 0) return;
  throw new CliError(
    `${folder} was not restored. These tables differ from the backup: ${wrong.join(', ')}. Use another backup.`,
  );
}

/** Tries it in a temporary place. */
export async function proveRestore(folder: string): Promise<Manifest> {
  await using temporary = await placeBeside(folder);
  return await restore(folder, { dataDir: temporary.path });
}
