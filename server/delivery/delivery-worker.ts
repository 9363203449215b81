import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { enqueueDailyDigests } from '#server/submissions/daily-digest.ts';
import { isWorkingTime } from '#submissions/working-days.ts';
import { type DeliveryDeps, deliverOnce } from './deliver.ts';

interface Options extends Omit<DeliveryDeps, 'worker'> {
  pollIntervalMs?: number;
}

export type DeliveryWorker = ReturnType<typeof startDelivery>;

/** `stop` waits this long for running deliveries. The next process repeats unfinished ones. */
const stopTimeoutMs = 10_000;

/** Delivers at the start, when woken, and at intervals. */
export function startDelivery({ pollIntervalMs = 15_000, ...options }: Options) {
  const { mailer, now, log } = options;
  const deps = { ...options, worker: randomUUID() };
  let stopped = false;
  let woken = Promise.withResolvers<void>();
  let lastSeenAt = performance.now();
  let listedOn = '';
  const work = run();
  return { wake: () => woken.resolve(), stop, lastSeenAt: () => lastSeenAt };

  async function run() {
    while (!stopped) {
      woken = Promise.withResolvers();
      await enqueueDigests();
      try {
        do lastSeenAt = performance.now();
        while (!stopped && (await deliverOnce(deps)) > 0);
      } catch (error) {
        log.error({ err: error }, 'Deliveries could not be sent. The site will try again.');
      }
      const timer = setTimeout(woken.resolve, pollIntervalMs);
      if (!stopped) await woken.promise;
      clearTimeout(timer);
    }
  }

  async function enqueueDigests() {
    const today = riyadhDay(now());
    if (!mailer || listedOn === today || !isWorkingTime(now())) return;
    try {
      await enqueueDailyDigests(options);
      listedOn = today;
    } catch (error) {
      log.error({ err: error }, 'The daily digest could not be made. The site will try again.');
    }
  }

  async function stop() {
    stopped = true;
    woken.resolve();
    await Promise.race([work, pause(stopTimeoutMs, undefined, { ref: false })]);
    mailer?.close();
  }
}
