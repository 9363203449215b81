import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs, minuteMs } from '#lib/durations.ts';
import { purgeAnalytics } from './analytics/daily-analytics.ts';
import { getSecret, openDatabase, type Store } from './database/open-database.ts';
import { keepWalShort, withDiskReserve } from './database/sqlite-space.ts';
import { StorageUnavailable } from './database/storage-unavailable.ts';
import type { DeliveryWorker } from './delivery/delivery-worker.ts';
import type { Log } from './lib/log.ts';
import type { Settings } from './settings/settings.ts';
import { purgePendingUploads } from './submissions/pending-uploads.ts';
import { purgeExpired } from './submissions/retention.ts';

/** The server waits at most this long for its database; a PostgreSQL that is starting answers sooner. */
const firstTryMs = 3_000;
const maxWaitMs = 15_000;

interface BackgroundOptions {
  store: Store;
  log: Log;
  now(): number;
  settings: Settings;
  deliver(secret: string): DeliveryWorker;
}

/** Starts to deliver and purge once the database answers. Resolves after 3 s at the latest: pages work without it. */
export async function startBackgroundTasks({ store, log, now, settings, deliver }: BackgroundOptions) {
  const startedAt = performance.now();
  // Until the database answers, forms are signed with this secret, and have to be sent a second time.
  let secret = randomBytes(32).toString('base64url');
  let hasSecret = false;
  let delivery: DeliveryWorker | undefined;
  let purged: Promise<unknown> | undefined;
  const timers = new DisposableStack();
  const stopTrying = new AbortController();
  const begun = untilAvailable(() => prepare(settings, store), log, stopTrying.signal).then(begin);
  // If a database of a newer release answers only later, an unhandled rejection ends the process.
  await Promise.race([begun, pause(firstTryMs)]);
  return {
    secret: () => secret,
    hasSecret: () => hasSecret,
    wakeDelivery: () => delivery?.wake(),
    lastSeenAt: () => delivery?.lastSeenAt() ?? startedAt,
    async stop() {
      stopTrying.abort();
      await begun.catch(() => {});
      timers.dispose();
      await Promise.all([delivery?.stop(), purged]);
    },
  };

  function begin(found: string | undefined) {
    if (found === undefined) return;
    secret = found;
    hasSecret = true;
    if (settings.formsClosed) return;
    delivery = deliver(found);
    timers.use(setInterval(purge, dayMs));
    // If it fails, the next round tries again; the health check reports a failing database.
    timers.use(setInterval(() => purgePendingUploads(store, now()).catch(() => {}), minuteMs));
    timers.defer(keepWalShort(store));
    purge();
  }

  function purge() {
    const failed = (what: string) => (err: unknown) => log.error({ err }, `${what} could not be purged`);
    purged = Promise.all([
      purgeExpired(store, settings.retention, now()).catch(failed('Expired submissions')),
      purgeAnalytics(store, settings.analyticsMonths, now()).catch(failed('Old analytics')),
    ]);
  }
}

/** Migrates the database, even while forms are closed and `store` is read-only. Resolves to the forms' secret. */
async function prepare(settings: Settings, store: Store) {
  const open = () => openDatabase(settings);
  await using writable = await open().catch((error) => {
    if (!(error instanceof StorageUnavailable) || !store.file) throw error;
    // On a full disk SQLite cannot even open its file.
    return withDiskReserve(store, open);
  });
  return await getSecret(writable, 'forms');
}

async function untilAvailable(attempt: () => Promise<string>, log: Log, signal: AbortSignal) {
  for (let waitMs = 500; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      // The message is safe to log: it holds nothing that a visitor wrote.
      log.error(`Pages are served without forms. ${error.message}`);
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
    }
  }
}
