import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countPending } from '#server/database/migrations.ts';
import type { Store } from '#server/database/open-database.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { oldestUndelivered } from '#server/outbox/delivery-counts.ts';
import type { Settings } from '#server/settings/settings.ts';

/** The result of a check; `off` means that the settings do not use it. */
export interface SiteCheckResult {
  state: 'ok' | 'failing' | 'off';
  [figure: string]: string | number | undefined;
}

export interface CheckDeps
  extends Pick<Settings, 'dataDir' | 'minFreeBytes' | 'maxUndeliveredMs' | 'smtpUrl' | 'webhookUrl'> {
  store: Store;
  /** The worker's last turn, by `performance.now()`, because other clocks can be set. */
  lastSeenAt(): number;
  now(): number;
}

/** One poll of the outbox takes less, so a worker that is silent for longer has stopped. */
const maxSilenceMs = 180_000;

/** A check that cannot be made rejects. The database check writes a row, because a full disk can still be read. */
export function siteChecks(deps: CheckDeps) {
  const { store, now } = deps;
  return {
    async database(): Promise<SiteCheckResult> {
      const written = { name: 'health', written_at: now() };
      await store.database
        .insertInto('probes')
        .values(written)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
        .execute();
      return { state: 'ok', engine: store.engine };
    },
    async migrations(): Promise<SiteCheckResult> {
      const pending = await countPending(store);
      return { state: pending === 0 ? 'ok' : 'failing', pending };
    },
    disk: () => checkFreeSpace(deps.dataDir, deps.minFreeBytes),
    async worker(): Promise<SiteCheckResult> {
      const seenAt = deps.lastSeenAt();
      const quietMs = performance.now() - seenAt;
      return { state: quietMs <= maxSilenceMs ? 'ok' : 'failing', quietSeconds: seconds(quietMs) };
    },
    undelivered: () => checkUndelivered(deps),
  };
}

export async function checkFreeSpace(folder: string, minFreeBytes: number): Promise<SiteCheckResult> {
  if (minFreeBytes === 0) return { state: 'off' };
  const { free } = await diskSpaceAt(folder);
  const state = free >= minFreeBytes ? 'ok' : 'failing';
  return { state, freeMegabytes: megabytes(free), floorMegabytes: megabytes(minFreeBytes) };
}

/** Checks whether submissions reach the office. Confirmations do not count, because any address can be typed. */
export async function checkUndelivered({ store, now, ...settings }: Omit<CheckDeps, 'lastSeenAt'>) {
  const kinds: DeliveryKind[] = settings.smtpUrl ? ['staff-mail'] : [];
  if (settings.webhookUrl) kinds.push('webhook');
  if (kinds.length === 0) return { state: 'off' } satisfies SiteCheckResult;
  const waitedMs = now() - ((await oldestUndelivered(store, kinds)) ?? now());
  const state: SiteCheckResult['state'] = waitedMs <= settings.maxUndeliveredMs ? 'ok' : 'failing';
  return { state, oldestSeconds: seconds(waitedMs), limitSeconds: seconds(settings.maxUndeliveredMs) };
}

/** Resolves to the free bytes and device number of a folder, or of its nearest existing parent. */
export async function diskSpaceAt(folder: string): Promise<{ free: number; disk: number }> {
  try {
    const [{ bavail, bsize }, { dev }] = await Promise.all([statfs(folder), stat(folder)]);
    return { free: bavail * bsize, disk: dev };
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return diskSpaceAt(dirname(folder));
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
