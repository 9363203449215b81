import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { writeFailure } from '#lib/error-message.ts';
import { isKnownSchemaVersion, latestSchemaVersion, schemaVersionOf } from '#server/database/migrations.ts';
import { connect, type DatabaseLocation, type Store, sqliteFile } from '#server/database/open-database.ts';
import { CliError } from './cli-error.ts';

/** Opens the site's database. Throws a CliError instead of creating one, which would look as if nothing was sent. */
export async function openSiteDatabase(where: DatabaseLocation): Promise<Store> {
  await checkSiteDatabase(where);
  const store = connect(where);
  try {
    const version = await schemaVersionOf(store);
    if (version === latestSchemaVersion) return store;
    if (!version || isKnownSchemaVersion(version))
      throw new CliError(
        'The tables are missing or of an older release. Restart the site, which makes them.',
      );
    throw new CliError(
      `The database belongs to a newer release of the site (${version}). Run the command from that release.`,
    );
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Throws a CliError if SQLite's file is missing or belongs to another user. PostgreSQL reports such errors itself. */
async function checkSiteDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (databaseUrl) return;
  const file = sqliteFile(dataDir);
  const { uid } = await stat(file).catch(refuse);
  // The site could not open the files that root writes next to the database.
  if (process.getuid?.() === 0 && uid !== 0)
    throw new CliError(`${file} belongs to another user. Run the command as that user.`);
  await access(file, constants.R_OK | constants.W_OK).catch(refuse);

  function refuse(error: NodeJS.ErrnoException): never {
    if (error.code === 'ENOENT')
      throw new CliError(`There is no database in ${dataDir}. Check DATA_DIR, or start the site once.`);
    const remedy = error.code === 'EROFS' ? '' : '. Run the command as the site’s own user.';
    throw new CliError(`${file} cannot be opened: ${writeFailure(error)}${remedy}`);
  }
}
