import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '#i18n/time.ts';
import { readSiteContent } from './content.ts';
import { createCounter, purgeCounts } from './counts/daily-counts.ts';
import { migrate } from './database/migrations.ts';
import { connect, getSecret, openDatabase, type Store } from './database/open-database.ts';
import { StorageUnavailable } from './database/storage-unavailable.ts';
import type { DeliveryKind } from './database/tables.ts';
import { keepWalShort } from './database/truncate-wal.ts';
import { createMailer, type Mailer, type RenderEmail } from './mail/mailer.ts';
import { type DeliveryWorker, startDelivery } from './messages/delivery-worker.ts';
import { purgeExpired } from './messages/erasure.ts';
import { createProofs } from './messages/proof-of-work.ts';
import { createRateLimiter } from './messages/rate-limiter.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { createUploads } from './resume/resume-upload.ts';
import type { Settings } from './settings/settings.ts';

/** A start waits so long for its database; PostgreSQL on the way up answers sooner. */
const firstTryMs = 3_000;
/** Between two tries of a database that is away. */
const maxWaitMs = 15_000;
/** Views and actions of privacy requests, per client in ten minutes. */
const maxPrivacyRequests = 60;
/** Pages and searches that are counted, per client in ten minutes: an office of many behind one address. */
const maxVisitEvents = 600;

interface ServiceDeps {
  log: Log;
  metrics: Metrics;
  now(): number;
  renderEmail: RenderEmail;
  /** In place of the mail server of the settings. */
  mailer?: Mailer;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/**
 * Starts what works behind the routes: the database, the delivery worker and the daily purge. A database that is
 * away is tried again until it is there, and this resolves all the same: pages need none, and forms say so. Rejects
 * with an Error in plain words where the database is there and does not fit.
 */
export async function createServices(settings: Settings, deps: ServiceDeps) {
  const { log, now } = deps;
  const store = connect(settings, { readOnly: settings.formsClosed });
  const content = readSiteContent();
  const startedAt = now();
  let delivery: DeliveryWorker | undefined;
  // Until the database tells its own: what is signed by this one asks the visitor to send again.
  let known = randomBytes(32).toString('base64url');
  const secret = () => known;
  const { clamdUrl, minFillMs, retention, countsMonths } = settings;
  const counter = countsMonths > 0 ? createCounter({ store, log, now }) : undefined;
  const rateLimiter = createRateLimiter(settings.formLimit, settings.formLimitWithoutProof);
  const deliveries: DeliveryKind[] = ['staff-mail', 'confirmation-mail'];
  if (settings.webhookUrl) deliveries.push('webhook');
  const uploads = createUploads(store, clamdUrl, now);
  const cleanups: (() => void)[] = [];
  const stopTrying = new AbortController();
  const opened = openWithRetries(store, settings, log, stopTrying.signal).then(begin);
  // One that turns out later not to fit ends the process, as a rejection that nobody handles.
  await Promise.race([opened, pause(firstTryMs)]).catch(async (error) => {
    await store.close();
    throw error;
  });
  return {
    store,
    now,
    // Proofs are dated by the machine's clock, as in the browser and in the library that verifies them.
    submissions: {
      store,
      now,
      content,
      uploads,
      deliveries,
      guard: { secret, proofs: createProofs(secret), rateLimiter, minFillMs },
    },
    privacy: {
      requests: { store, secret, now, deliveries },
      texts: { messages: content.messages, retention },
      uploads,
      rateLimiter: createRateLimiter(maxPrivacyRequests, maxPrivacyRequests),
    },
    visits: {
      counter,
      rateLimiter: createRateLimiter(settings.formLimit > 0 ? maxVisitEvents : 0, 0),
    },
    wakeDelivery: () => delivery?.wake(),
    lastSeenAt: () => delivery?.lastSeenAt() ?? startedAt,
    close,
  };

  function begin(found: string | undefined) {
    if (found === undefined) return;
    known = found;
    if (settings.formsClosed) return;
    const mails = { settings, messages: content.messages, secret: found };
    const mailer = deps.mailer ?? mailerOf(settings, deps.renderEmail);
    delivery = startDelivery({ store, mailer, mails, monitoring: deps, now });
    const purging = setInterval(purge, dayMs);
    cleanups.push(() => clearInterval(purging), keepWalShort(store));
    purge();
  }

  function purge() {
    purgeExpired(store, retention, now()).catch((error) =>
      log.error({ err: error }, 'Expired messages could not be purged'),
    );
    purgeCounts(store, countsMonths, now()).catch((error) =>
      log.error({ err: error }, 'Old counts of visits could not be purged'),
    );
  }

  async function close() {
    stopTrying.abort();
    await opened.catch(() => {});
    for (const cleanUp of cleanups) cleanUp();
    await delivery?.stop();
    await counter?.close();
    await store.close();
  }
}

function mailerOf({ smtpUrl, mailFrom }: Settings, renderEmail: RenderEmail): Mailer | undefined {
  return smtpUrl && mailFrom ? createMailer(smtpUrl, mailFrom, { renderEmail }) : undefined;
}

/** Resolves to the secret of the forms when the database is there; to none once it is to stop trying. */
async function openWithRetries(store: Store, settings: Settings, log: Log, signal: AbortSignal) {
  for (let waitMs = 500; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await prepare(store, settings);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      // No visitor has written anything yet that it could quote.
      log.error(`Pages are served without forms. ${error.message}`);
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
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
