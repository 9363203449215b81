import { createAnalytics } from './analytics/daily-analytics.ts';
import { startBackgroundTasks } from './background-tasks.ts';
import { readSiteContent } from './content/site-content.ts';
import { connect } from './database/open-database.ts';
import type { DeliveryKind } from './database/tables.ts';
import { startDelivery } from './delivery/delivery-worker.ts';
import { createHealth } from './health/health.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { createProofs } from './intake/proof-of-work.ts';
import type { Log } from './lib/log.ts';
import { createMailer, type Mailer, type RenderMail } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Settings } from './settings/settings.ts';
import { createUploads } from './uploads/file-upload.ts';

/** The most requests of a client to private pages in ten minutes. */
const maxLinkRequests = 60;
/** The most events of a client that count in ten minutes; a large office may have one address. */
const maxAnalyticsEvents = 600;

interface AppSources {
  settings: Settings;
  log: Log;
  metrics: Metrics;
  now(): number;
  renderMail: RenderMail;
  mailer?: Mailer;
}

/** Rejects with an Error in plain words for a database of a newer release. */
export async function createAppDeps(sources: AppSources) {
  const { settings, log, metrics, now, renderMail } = sources;
  const { formsClosed, formLimit, minFillMs, retention, analyticsMonths } = settings;
  const store = connect(settings, { readOnly: formsClosed });
  const content = readSiteContent();
  const deliver = (secret: string) => {
    const mailer = sources.mailer ?? mailerFromSettings(settings, renderMail);
    return startDelivery({ store, mailer, settings, messages: content.messages, secret, log, metrics, now });
  };
  const { stop, ...tasks } = await startBackgroundTasks({ store, log, now, settings, deliver }).catch(
    async (error) => {
      await store.close();
      throw error;
    },
  );
  const analytics = analyticsMonths > 0 ? createAnalytics(store, log, now) : undefined;
  const deliveryKinds: DeliveryKind[] = ['staff-mail', 'confirmation-mail'];
  if (settings.webhookUrl) deliveryKinds.push('webhook');
  return {
    ...tasks,
    log,
    metrics,
    store,
    now,
    content,
    retention,
    deliveryKinds,
    uploads: createUploads(store, settings.clamdUrl, now),
    // Proofs use the machine's clock, as the browser and the library that verifies them do.
    proofs: createProofs(tasks.secret),
    minFillMs,
    analytics,
    health: createHealth({ ...settings, ...tasks, store, now }),
    formRateLimiter: createRateLimiter(formLimit, settings.formLimitWithoutProof),
    linkRateLimiter: createRateLimiter(maxLinkRequests, maxLinkRequests),
    analyticsRateLimiter: createRateLimiter(formLimit > 0 ? maxAnalyticsEvents : 0, 0),
    async close() {
      await stop();
      await analytics?.close();
      await store.close();
    },
  };
}

function mailerFromSettings({ smtpUrl, mailFrom, mailBounces: bounces }: Settings, renderMail: RenderMail) {
  return smtpUrl && mailFrom ? createMailer(smtpUrl, mailFrom, { renderMail, bounces }) : undefined;
}
