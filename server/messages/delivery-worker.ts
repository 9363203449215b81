import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isWorkingTime } from '#forms/working-days.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import { createMailer, type Mailer, type RenderEmail } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';
import { type DeliveryDeps, deliverOnce } from './deliver.ts';
import { enqueueDueMails } from './due-mails.ts';

interface Options extends Omit<DeliveryDeps, 'mailer' | 'worker'> {
  settings: Settings;
  renderEmail: RenderEmail;
  /** In place of the mail server of the settings. */
  mailer?: Mailer | undefined;
  pollIntervalMs?: number;
}

export type DeliveryWorker = ReturnType<typeof startDelivery>;

/** What is still under way then is sent again by the next process. */
const stopTimeoutMs = 10_000;

/** Delivers now, whenever it is woken, and every so often. */
export function startDelivery({ pollIntervalMs = 15_000, renderEmail, ...options }: Options) {
  const { log, now } = options;
  const { smtpUrl, mailFrom } = options.settings;
  const mailer =
    options.mailer ?? (smtpUrl && mailFrom ? createMailer(smtpUrl, mailFrom, { renderEmail }) : undefined);
  const deps = { ...options, mailer, worker: randomUUID() };
  let stopped = false;
  let woken = Promise.withResolvers<void>();
  let lastSeenAt = now();
  let listedOn = '';
  const work = run();
  return { wake: () => woken.resolve(), stop, lastSeenAt: () => lastSeenAt };

  async function run() {
    while (!stopped) {
      woken = Promise.withResolvers();
      await listDue();
      try {
        while (!stopped && (await look()) > 0);
      } catch (error) {
        log.error({ err: error }, 'Deliveries wait');
      }
      const timer = setTimeout(woken.resolve, pollIntervalMs);
      if (!stopped) await woken.promise;
      clearTimeout(timer);
    }
  }

  /** Once a day; a fault in it stops no other delivery. */
  async function listDue() {
    const today = riyadhDay(now());
    if (!mailer || listedOn === today || !isWorkingTime(now())) return;
    try {
      await enqueueDueMails(deps);
      listedOn = today;
    } catch (error) {
      log.error({ err: error }, 'What is due could not be listed');
    }
  }

  async function look() {
    lastSeenAt = now();
    try {
      return await deliverOnce(deps);
    } finally {
      lastSeenAt = now();
    }
  }

  /** Resolves when what is under way is sent and marked, after ten seconds at the latest. */
  async function stop() {
    stopped = true;
    woken.resolve();
    await Promise.race([work, pause(stopTimeoutMs, undefined, { ref: false })]);
    mailer?.close();
  }
}
