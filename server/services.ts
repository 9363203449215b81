import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '#language/time.ts';
import { noticeVersions, readJobs, readMessages } from './content.ts';
import { migrate } from './database/migrations.ts';
import { connect, getSecret, openDatabase, type Store } from './database/open-database.ts';
import { StorageUnavailable } from './database/storage-unavailable.ts';
import type { DeliveryKind } from './database/tables.ts';
import { keepWalShort } from './database/truncate-wal.ts';
import type { Mailer, RenderEmail } from './mail/mailer.ts';
import { type DeliveryWorker, startDelivery } from './messages/delivery-worker.ts';
import { purgeExpired } from './messages/erasure.ts';
import { createProofs } from './messages/proof-of-work.ts';
import { createRateLimiter } from './messages/rate-limiter.ts';
import type { SubmissionDeps } from './messages/submission-deps.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Settings } from './settings/settings.ts';

/** A start waits so long for its database; PostgreSQL on the way up answers sooner. */
const firstTryMs = 3_000;
/** Between two tries of a database that is away. */
const maxWaitMs = 15_000;

interface ServiceDeps {
  log: Log;
  metrics: Metrics;
  now(): number;
  renderEmail: RenderEmail;
  /** In place of the mail server of the settings. */
  mailer?: Mailer;
}

/**
 * Starts what works behind the routes: the database, the delivery worker and the daily purge. A database that is
 * away is tried again until it is there, and this resolves all the same: pages need none, and forms say so.
 */
export async function createServices(settings: Settings, deps: ServiceDeps) {
  const { log, metrics, now, renderEmail, mailer } = deps;
  const store = connect(settings, { readOnly: settings.formsClosed });
  const messages = readMessages();
  let delivery = idleDelivery(now());
  // What is signed before the database has told its own asks the visitor to send again.
  const secret = randomBytes(32).toString('base64url');
  const deliveries: DeliveryKind[] = ['staff-mail', 'confirmation-mail'];
  if (settings.webhookUrl) deliveries.push('webhook');
  const { clamdUrl, minFillMs, retention } = settings;
  const submissions: SubmissionDeps = {
    store,
    secret,
    messages,
    deliveries,
    clamdUrl,
    minFillMs,
    retention,
    log,
    now,
    rateLimiter: createRateLimiter(settings.formLimit, settings.formLimitWithoutProof),
    // By the machine's clock, as in the browser and in the library that verifies them.
    proofs: createProofs(secret),
    noticeVersion: noticeVersions(),
    jobs: readJobs(),
    onStored: () => delivery.wake(),
  };
  const endings: (() => void)[] = [];
  const stopTrying = new AbortController();
  const opened = openWhenThere(store, settings, log, stopTrying.signal).then(begin);
  await Promise.race([opened, pause(firstTryMs)]);
  opened.catch((error) => {
    if (!stopTrying.signal.aborted) log.fatal({ err: error }, 'The database is there and cannot be used');
  });
  return { store, submissions, lastSeenAt: () => delivery.lastSeenAt(), close };

  function begin(secret: string) {
    submissions.secret = secret;
    submissions.proofs = createProofs(secret);
    if (settings.formsClosed) return;
    delivery = startDelivery({ store, settings, messages, secret, log, metrics, now, renderEmail, mailer });
    const purging = setInterval(purge, dayMs);
    endings.push(() => clearInterval(purging), keepWalShort(store));
    purge();
  }

  function purge() {
    purgeExpired(store, retention, now()).catch((error) =>
      log.error({ err: error }, 'Expired messages could not be purged'),
    );
  }

  async function close() {
    stopTrying.abort();
    await opened.catch(() => {});
    for (const end of endings) end();
    await delivery.stop();
    await store.close();
  }
}

/** Resolves to the secret of the forms when the database is there; never, once it is to stop trying. */
async function openWhenThere(store: Store, settings: Settings, log: Log, signal: AbortSignal) {
  for (let waitMs = 500; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await prepare(store, settings);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      // No visitor has written anything yet that it could quote.
      log.error(`Pages are served, forms wait for their database. ${error.message}`);
      await pause(waitMs, undefined, { signal });
    }
  }
}

/** Migrates the database; while forms are closed it is read-only from then on. */
async function prepare(store: Store, settings: Settings): Promise<string> {
  if (!settings.formsClosed) {
    await migrate(store);
    return getSecret(store, 'forms');
  }
  await using writable = await openDatabase(settings);
  return await getSecret(writable, 'forms');
}

function idleDelivery(startedAt: number): DeliveryWorker {
  return { wake: () => {}, lastSeenAt: () => startedAt, stop: async () => {} };
}
