import { sql } from 'kysely';
import { messageOf } from '#lib/error-message.ts';
import type { DatabaseLocation, Store } from '#server/database/open-database.ts';
import { StorageUnavailable, UnusableDatabase } from '#server/database/storage-unavailable.ts';
import { checkUndelivered, siteChecks } from '#server/health/site-checks.ts';
import { staffCommand } from '#server/lib/staff-command.ts';
import { countDeliveries } from '#server/outbox/delivery-counts.ts';
import type { Settings } from '#server/settings/settings.ts';
import { CliError } from '../cli-error.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { counted, riyadhTime } from '../print.ts';
import { type CheckResult, failing, ok, warning } from './check-result.ts';

export type DatabaseSettings = DatabaseLocation &
  Pick<Settings, 'minFreeBytes' | 'maxUndeliveredMs' | 'smtpUrl' | 'webhookUrl'>;

/** Resolves to a failing result for a database that cannot be opened, read or written. */
export async function checkDatabase(settings: DatabaseSettings, now: number): Promise<CheckResult[]> {
  try {
    await using store = await openSiteDatabase(settings);
    const deps = { ...settings, store, now: () => now, lastSeenAt: () => 0 };
    await siteChecks(deps).database();
    const { state, oldestSeconds = 0 } = await checkUndelivered(deps);
    const since = state === 'failing' ? now - oldestSeconds * 1000 : undefined;
    return [await checkDamage(store), ...(await checkDeliveries(store, since))];
  } catch (error) {
    if (![StorageUnavailable, UnusableDatabase, CliError].some((known) => error instanceof known))
      throw error;
    const remedy =
      'Check DATA_DIR or DATABASE_URL, that its disk works, and that no other program holds the database open.';
    return [failing(messageOf(error), remedy)];
  }
}

async function checkDamage(store: Store): Promise<CheckResult> {
  if (store.engine === 'postgres') return ok('PostgreSQL accepts writes.');
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store.database);
  if (rows[0]?.quick_check === 'ok') return ok('SQLite accepts writes and is undamaged.');
  return failing(
    'The SQLite file is damaged.',
    'Stop the site, move the file elsewhere, and restore the last backup.',
  );
}

async function checkDeliveries(store: Store, since: number | undefined): Promise<CheckResult[]> {
  const counts = await countDeliveries(store);
  const failed = counts.filter(({ state }) => state === 'failed').reduce((sum, { count }) => sum + count, 0);
  const results: CheckResult[] = [];
  if (since !== undefined) {
    const remedy = 'Check that the site is running and the mail server works. The site’s log says more.';
    results.push(failing(`The office has not been told of a submission since ${riyadhTime(since)}.`, remedy));
  }
  if (failed > 0) {
    const remedy = `To see them: ${staffCommand('inbox', 'list --failed')}`;
    results.push(warning(`${counted(failed, 'delivery', 'deliveries')} failed permanently.`, remedy));
  }
  return results.length > 0 ? results : [ok('No email or webhook has been waiting too long.')];
}
