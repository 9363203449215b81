import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { checkUndelivered, siteChecks } from '#server/checks/site-checks.ts';
import { isKnownSchemaVersion, latestSchemaVersion, schemaVersionOf } from '#server/database/migrations.ts';
import { connect, type DatabaseLocation, type Store, sqliteFile } from '#server/database/open-database.ts';
import { StorageUnavailable } from '#server/database/storage-unavailable.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import { countDeliveries } from '#server/outbox/delivery-counts.ts';
import type { Settings } from '#server/settings/settings.ts';
import { riyadhTime } from '../print.ts';
import { bad, type CheckResult, good, warning } from './run-checks.ts';

/** The limits are those of /readyz. */
export type DatabaseSettings = DatabaseLocation &
  Pick<Settings, 'minFreeBytes' | 'maxUndeliveredMs' | 'smtpUrl' | 'webhookUrl'>;

/** Whether the database can be reached and written, is migrated, and its deliveries go out. */
export async function checkDatabase(settings: DatabaseSettings, now: number): Promise<CheckResult[]> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl && !existsSync(sqliteFile(dataDir)))
    return [bad(`There is no database yet in ${dataDir}.`, 'Check DATA_DIR, or start the site once.')];
  await using store = connect(settings);
  const deps = { ...settings, store, now: () => now };
  try {
    const version = await schemaVersionOf(store);
    if (version !== latestSchemaVersion) return [otherSchema(version)];
    await siteChecks({ ...deps, lastSeenAt: () => 0 }).database();
    const { state, oldestSeconds = 0 } = await checkUndelivered(deps);
    const since = state === 'failing' ? now - oldestSeconds * 1000 : undefined;
    return [await checkDamage(store), ...(await checkDeliveries(store, since))];
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    const setting = databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    const remedy = `Check ${setting}, that its disk works, and that no other program holds the database open.`;
    return [bad(error.message, remedy)];
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

async function checkDamage(store: Store): Promise<CheckResult> {
  if (store.engine === 'postgres') return good('PostgreSQL accepts writes and is up to date.');
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store.database);
  if (rows[0]?.quick_check === 'ok') return good('SQLite accepts writes, is undamaged and is up to date.');
  return bad(
    'The SQLite file is damaged.',
    'Stop the site, move the file elsewhere, and restore the last backup.',
  );
}

async function checkDeliveries(store: Store, since: number | undefined): Promise<CheckResult[]> {
  const counts = await countDeliveries(store);
  const failed = counts.filter(({ state }) => state === 'failed').reduce((sum, { count }) => sum + count, 0);
  const found: CheckResult[] = [];
  if (since !== undefined) {
    const remedy = 'Check that the site is running and the mail server works. The site’s log says more.';
    found.push(
      bad(`The office has not been told of a submission since ${riyadhTime(since)} Riyadh time.`, remedy),
    );
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
