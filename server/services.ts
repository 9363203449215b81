import { dayMs } from '#language/time.ts';
import { noticeVersions, readJobs, readMessages } from './content.ts';
import { connect, openDatabase, type Store, secretOf } from './database/open-database.ts';
import type { DeliveryKind } from './database/tables.ts';
import { keepWalShort } from './database/truncate-wal.ts';
import { type DeliveryWorker, startDelivery } from './delivery/delivery-worker.ts';
import { createProofs } from './forms/proof-of-work.ts';
import { createRateLimiter } from './forms/rate-limiter.ts';
import type { SubmissionDeps } from './forms/submission-deps.ts';
import type { Mailer, RenderLetter } from './mail/mailer.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Settings } from './settings/settings.ts';
import { purgeExpired } from './submissions/erasure.ts';

interface ServiceDeps {
  log: Log;
  metrics: Metrics;
  now(): number;
  renderLetter: RenderLetter;
  /** In place of the mail server of the settings. */
  mailer?: Mailer;
}

/** Starts what works behind the routes: the database, the delivery worker and the daily purge. */
export async function createServices(settings: Settings, deps: ServiceDeps) {
  const { log, metrics, now, renderLetter, mailer } = deps;
  const { store, secret } = await openStore(settings);
  const messages = readMessages();
  const delivery = settings.formsClosed
    ? closedDelivery()
    : startDelivery({ store, settings, messages, secret, log, metrics, now, renderLetter, mailer });
  const deliveries: DeliveryKind[] = ['staff-mail', 'confirmation-mail'];
  if (settings.webhookUrl) deliveries.push('webhook');
  const { clamdUrl, minFillMs, retention } = settings;
  const submissions: SubmissionDeps = {
    ...{ store, secret, messages, deliveries, clamdUrl, minFillMs, retention, log, now },
    rateLimiter: createRateLimiter(settings.formLimit, settings.formLimitWithoutProof),
    // By the machine's clock, as in the browser and in the library that verifies them.
    proofs: createProofs(secret),
    noticeVersion: noticeVersions(),
    jobs: readJobs(),
    onStored: delivery.wake,
  };
  const purging = settings.formsClosed ? undefined : setInterval(purge, dayMs);
  if (purging) purge();
  const stopTruncation = settings.formsClosed ? () => {} : keepWalShort(store);
  return { store, submissions, delivery, close };

  function purge() {
    purgeExpired(store, retention, now()).catch((error) =>
      log.error({ err: error }, 'Expired messages could not be purged'),
    );
  }

  async function close() {
    clearInterval(purging);
    stopTruncation();
    await delivery.stop();
    await store.close();
  }
}

/** Migrates the database; while forms are closed it is read-only from then on. */
async function openStore(settings: Settings): Promise<{ store: Store; secret: string }> {
  const store = await openDatabase(settings);
  const secret = await secretOf(store, 'forms');
  if (!settings.formsClosed) return { store, secret };
  await store.close();
  return { store: connect(settings, { readOnly: true }), secret };
}

function closedDelivery(): DeliveryWorker {
  const startedAt = Date.now();
  return { wake: () => {}, lastSeenAt: () => startedAt, stop: async () => {} };
}
