import { readMessages } from '#server/content/site-content.ts';
import type { Store } from '#server/database/open-database.ts';
import { logFixture } from '#server/lib/log.fixture.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { closing } from '#tests/support/server/clean-up.ts';
import { type DeliveryDeps, deliverOnce } from './deliver.ts';

/** The words of mails, and an office's address. */
export const mails: Pick<DeliveryDeps, 'messages' | 'secret' | 'settings'> = {
  messages: readMessages(),
  secret: 'secret',
  settings: {
    siteUrl: 'https://www.firm.example',
    mailTo: 'office@firm.example',
    mailRoutes: { egypt: 'cairo@firm.example' },
    mailLanguage: 'en',
    webhookUrl: undefined,
    webhookSecret: undefined,
  },
};

export function mailsWith(settings: Partial<DeliveryDeps['settings']>) {
  return { ...mails, settings: { ...mails.settings, ...settings } };
}

export function mailerTo(url: string, options?: Parameters<typeof createMailer>[2]) {
  return closing(createMailer(url, 'The firm <website@firm.example>', options));
}

/** Returns a worker's dependencies: by default no mail server, and a log that nobody reads. */
export function deliveryDeps(store: Store, changes: Partial<DeliveryDeps> = {}): DeliveryDeps {
  const { log } = logFixture();
  return {
    store,
    ...mails,
    mailer: undefined,
    log,
    metrics: noMetrics,
    now: Date.now,
    worker: 'a',
    ...changes,
  };
}

export async function deliverAll(deps: DeliveryDeps) {
  while ((await deliverOnce(deps)) > 0);
}
