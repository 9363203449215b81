import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { hourMs } from '#i18n/time.ts';
import { isKnownSchemaVersion, latestSchemaVersion, schemaVersionOf } from '#server/database/migrations.ts';
import { connect, type DatabaseLocation, type Store, sqliteFile } from '#server/database/open-database.ts';
import { StorageUnavailable } from '#server/database/storage-unavailable.ts';
import { countDeliveries, oldestDue } from '#server/messages/delivery-counts.ts';
import { staffCommand } from '#server/staff-command.ts';
import { riyadhTime } from '../print.ts';
import { bad, type CheckResult, good, warning } from './run-checks.ts';

/** A delivery that failed is due again later, so one due this long was never tried. */
const maxDueMs = hourMs;

/** Whether the database can be reached and written, is migrated, and its deliveries go out. */
export async function checkDatabase(
  where: DatabaseLocation,
  now: number,
): Promise<CheckResult | CheckResult[]> {
  if (!where.databaseUrl && !existsSync(sqliteFile(where.dataDir))) {
    return bad(`There is no database yet in ${where.dataDir}.`, 'Check DATA_DIR, or start the site once.');
  }
  await using store = connect(where);
  try {
    const version = await schemaVersionOf(store);
    if (version !== latestSchemaVersion) return otherSchema(version);
    return [await checkWriting(store), ...(await checkDeliveries(store, now))];
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    const setting = where.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    return bad(
      error.message,
      `Check ${setting}, that its disk works, and that no other program holds the database open.`,
    );
  }
}

function otherSchema(version: string | undefined): CheckResult {
  if (version && !isKnownSchemaVersion(version))
    return bad(
      `The database belongs to a newer release of the site (${version}).`,
      'Start that release, or restore a backup made by this one.',
    );
  return warning(
    `The tables are out of date (${version ?? 'none'}).`,
    'Restart the site, which updates them.',
  );
}

/** Writes, and rolls back. */
async function checkWriting(store: Store): Promise<CheckResult> {
  const back = new Error('taken back');
  const write = store.database.transaction().execute(async (database) => {
    await database.insertInto('secrets').values({ name: 'doctor', value: '' }).execute();
    throw back;
  });
  await write.catch((error) => {
    if (error !== back) throw error;
  });
  if (store.engine === 'postgres') return good('PostgreSQL accepts writes and is up to date.');
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store.database);
  if (rows[0]?.quick_check === 'ok') return good('SQLite accepts writes, is undamaged and is up to date.');
  return bad(
    'The SQLite file is damaged.',
    'Stop the site, move the file elsewhere, and restore the last backup.',
  );
}

async function checkDeliveries(store: Store, now: number): Promise<CheckResult[]> {
  const counts = await countDeliveries(store);
  const failed = counts.filter(({ state }) => state === 'failed').reduce((sum, { count }) => sum + count, 0);
  const since = await oldestDue(store, now);
  const found: CheckResult[] = [];
  if (since !== undefined && now - since > maxDueMs) {
    const remedy = 'Check that the site is running and SMTP_URL is set. The site’s log says more.';
    found.push(bad(`Emails or webhooks have been waiting since ${riyadhTime(since)} Riyadh time.`, remedy));
  }
  if (failed > 0)
    found.push(
      warning(
        `Deliveries that failed permanently: ${failed}.`,
        `To see them: ${staffCommand('inbox', 'list --delivery failed')}`,
      ),
    );
  return found.length > 0 ? found : [good('No email or webhook has been waiting too long.')];
}
