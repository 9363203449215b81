import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import type { FormSettings } from '../settings/settings.ts';
import { type DeliveryDeps, deliverOnce } from './deliver.ts';

interface Options extends Omit<DeliveryDeps, 'mailer' | 'worker'> {
  settings: FormSettings;
  /** In place of the mail server of the settings. */
  mailer?: Mailer | undefined;
  pollIntervalMs?: number;
}

export interface Delivery {
  wake(): void;
  lastSeenAt(): number;
  /** Resolves when what is under way is sent and marked, after ten seconds at the latest. */
  stop(): Promise<void>;
}

type State = 'asleep' | 'working' | 'called again' | 'stopped';

/** What is still under way then is sent again by the next process. */
const stopTimeoutMs = 10_000;

export function startDelivery({ pollIntervalMs = 15_000, ...options }: Options): Delivery {
  const { log, now } = options;
  const { smtpUrl, mailFrom } = options.settings;
  const mailer = options.mailer ?? (smtpUrl && mailFrom ? createMailer(smtpUrl, mailFrom) : undefined);
  const deps = { ...options, mailer, worker: randomUUID() };
  let state: State = 'asleep';
  let work = Promise.resolve();
  let lastSeenAt = now();
  const clock = setInterval(wake, pollIntervalMs);
  wake();
  return { wake, stop, lastSeenAt: () => lastSeenAt };

  function wake() {
    if (state === 'stopped') return;
    if (state !== 'asleep') {
      state = 'called again';
      return;
    }
    state = 'working';
    work = untilNoneIsDue();
  }

  async function untilNoneIsDue() {
    try {
      do {
        if (is('called again')) state = 'working';
        while (!is('stopped') && (await look()) > 0);
      } while (is('called again'));
    } catch (error) {
      log.error({ err: error }, 'Deliveries wait');
    }
    if (!is('stopped')) state = 'asleep';
  }

  async function look() {
    lastSeenAt = now();
    try {
      return await deliverOnce(deps);
    } finally {
      lastSeenAt = now();
    }
  }

  // A function, because the state changes while others are awaited.
  function is(one: State) {
    return state === one;
  }

  async function stop() {
    state = 'stopped';
    clearInterval(clock);
    await Promise.race([work, pause(stopTimeoutMs, undefined, { ref: false })]);
    mailer?.close();
  }
}
