import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type DatabaseLocation } from '../../database/open-database.ts';
import { contentsOf } from '../../database/table-rows.ts';
import { cliError } from '../cli-error.ts';
import { backupName, flush } from './backup-folder.ts';
import { copyFile, dumpFile, fingerprint, type Manifest, manifestFile } from './backup-manifest.ts';
import { copyDatabase } from './copy-database.ts';

/** One moment of a database in use. The folder gets its name once it is complete and on the disk. */
export async function makeBackup(where: DatabaseLocation, into: string, now: number) {
  const folder = join(into, backupName(now));
  const unfinished = `${folder}.${process.pid}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw cliError(`There is no place for a backup in ${into}: ${error.code}.`);
  });
  try {
    const { engine, schemaVersion, withoutDump } = await copyDatabase(where, unfinished);
    const tables = await readCopy(unfinished);
    const made = new Date(now).toISOString();
    const manifest: Manifest = { format: 1, made, engine, form: schemaVersion, tables, files: {} };
    const hasDump = engine === 'postgres' && !withoutDump;
    for (const name of hasDump ? ([copyFile, dumpFile] as const) : ([copyFile] as const)) {
      const file = join(unfinished, name);
      await chmod(file, 0o600);
      await flush(file);
      manifest.files[name] = await fingerprint(file);
    }
    const note = join(unfinished, manifestFile);
    await writeFile(note, `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    await flush(note);
    await flush(unfinished);
    await rename(unfinished, folder).catch(() => {
      throw cliError(`${folder} is there already: it is not written over.`);
    });
    await flush(into);
    return { folder, manifest, withoutDump };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function readCopy(folder: string) {
  await using copy = connect({ dataDir: folder });
  return await contentsOf(copy);
}
