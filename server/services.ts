import { dayMs } from '#language/time.ts';
import { connect, openDatabase, type Store, secretOf } from './database/open-database.ts';
import { truncateWal } from './database/truncate-wal.ts';
import { type Delivery, startDelivery } from './delivery/delivery-worker.ts';
import { noticeVersions } from './forms/privacy-notice-version.ts';
import { createProofs } from './forms/proof-of-work.ts';
import { createRateLimiter } from './forms/rate-limiter.ts';
import { readJobs } from './forms/read-jobs.ts';
import type { Pages } from './http/built-pages.ts';
import { clientNames } from './http/client-name.ts';
import { createFormRoutes } from './http/form-routes.ts';
import { readMessages } from './mail/messages.ts';
import type { Clock } from './monitoring/clock.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { FormSettings } from './settings/settings.ts';
import { purgeExpired } from './submissions/purge-expired.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

/** What notes what happens, and when. */
export interface ServiceDeps {
  log: Log;
  metrics: Metrics;
  now: Clock;
}

/** Looks at the page of one's own data, and acts from it, per client in ten minutes. */
const maxPrivacyRequests = 60;

/** Everything behind the forms, at work: the store, the door to it, the delivery, and the daily purge. */
export async function createServices(
  settings: FormSettings,
  pages: Pages,
  { log, metrics, now }: ServiceDeps,
) {
  const { store, secret } = await openStore(settings);
  const messages = readMessages();
  const delivery = settings.formsClosed
    ? noDelivery()
    : startDelivery({ store, settings, messages, secret, log, metrics, now });
  const nameClient = clientNames(settings.trustedProxies, now);
  const door = createFormRoutes({
    store,
    pages,
    siteUrl: settings.siteUrl,
    secret,
    rateLimiter: createRateLimiter(settings.formLimit, settings.formLimitWithoutProof),
    // By the machine's clock, as the browser's look at its end and the library that verifies it.
    proofs: createProofs(secret),
    nameClient,
    rightsLimits: createRateLimiter(maxPrivacyRequests, maxPrivacyRequests),
    messages,
    retention: settings.retention,
    minFillMs: settings.minFillMs,
    noticeVersion: noticeVersions(),
    deliveries: settings.webhookUrl
      ? ['staff-mail', 'confirmation-mail', 'webhook']
      : ['staff-mail', 'confirmation-mail'],
    clamdUrl: settings.clamdUrl,
    jobs: readJobs(),
    log,
    metrics,
    onStored: () => delivery.wake(),
    now,
  });
  const purging = settings.formsClosed ? undefined : setInterval(purge, dayMs);
  if (purging) purge();
  return {
    door,
    nameClient,
    store,
    lastSeenAt: delivery.lastSeenAt,
    async close() {
      clearInterval(purging);
      await delivery.stop();
      await store.close();
    },
  };

  function purge() {
    const purged = purgeExpired(store, settings.retention, now()).then(() => truncateWal(store));
    purged.catch((error) => log.error({ err: error }, 'Expired messages could not be purged'));
  }
}

/** The database, ready for use; while forms are closed, one that takes no write, from whichever part it came. */
async function openStore(settings: FormSettings): Promise<{ store: Store; secret: string }> {
  const store = await openDatabase(settings);
  const secret = await secretOf(store, 'forms');
  if (!settings.formsClosed) return { store, secret };
  await store.close();
  return { store: connect(settings, { readOnly: true }), secret };
}

/** In place of the delivery while forms are closed: mails wait, and the pulse stands still. */
function noDelivery(): Delivery {
  const startedAt = Date.now();
  return { wake: () => {}, lastSeenAt: () => startedAt, stop: async () => {} };
}
