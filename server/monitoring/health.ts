import { setTimeout } from 'node:timers/promises';
import { countPending } from '../database/migrations.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { oldestUndelivered } from '../messages/delivery-counts.ts';
import { diskSpaceAt } from './disk-space.ts';
import { serializeError } from './log.ts';

export type Report = Awaited<ReturnType<typeof runAll>>;
export type Health = ReturnType<typeof createHealth>;

/** The database is checked no oftener than this. */
const reportTtlMs = 5_000;
const checkTimeoutMs = 5_000;

export function createHealth(deps: HealthDeps) {
  const checks = checksOf(deps);
  let report: Promise<Report> | undefined;
  let until = 0;
  return {
    /** May be a few seconds old. Never rejects. */
    report(): Promise<Report> {
      if (!report || performance.now() >= until) {
        until = Number.POSITIVE_INFINITY;
        report = runAll(checks).finally(() => {
          until = performance.now() + reportTtlMs;
        });
      }
      return report;
    },
  };
}

async function runAll(checks: Checks) {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await settled(check())] as const),
  );
  const ready = found.every(([, { state }]) => state !== 'failing');
  const state: 'ready' | 'not-ready' = ready ? 'ready' : 'not-ready';
  return { state, checks: Object.fromEntries(found) };
}

async function settled(check: Promise<HealthCheck>): Promise<HealthCheck> {
  const timeout: HealthCheck = { state: 'failing', because: 'timeout' };
  try {
    return await Promise.race([check, setTimeout(checkTimeoutMs, timeout, { ref: false })]);
  } catch (error) {
    return { state: 'failing', because: serializeError(error).name };
  }
}

/** `off` where the settings leave it out. */
interface HealthCheck {
  state: 'ok' | 'failing' | 'off';
  [figure: string]: string | number | undefined;
}

export interface HealthDeps {
  store: Store;
  dataDir: string;
  minFreeBytes: number;
  maxUndeliveredMs: number;
  /** Without a visitor's confirmation, whose address may be anything. */
  requiredDeliveries: readonly DeliveryKind[];
  /** By a clock that nobody sets: `performance.now()`. */
  lastSeenAt(): number;
  now(): number;
}

/** Longer than one poll of the outbox can take. */
const maxSilenceMs = 180_000;

/** A check that throws is failing. */
type Checks = Record<string, () => Promise<HealthCheck>>;

function checksOf(deps: HealthDeps): Checks {
  const { store, dataDir, minFreeBytes, maxUndeliveredMs, requiredDeliveries, lastSeenAt, now } = deps;
  return {
    async database() {
      const written = { name: 'health', written_at: now() };
      await store.database
        .insertInto('probes')
        .values(written)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
        .execute();
      return { state: 'ok', engine: store.engine };
    },
    async migrations() {
      const pending = await countPending(store);
      return { state: pending === 0 ? 'ok' : 'failing', pending };
    },
    async disk() {
      if (minFreeBytes === 0) return { state: 'off' };
      const { free } = await diskSpaceAt(dataDir);
      const state = free >= minFreeBytes ? 'ok' : 'failing';
      return { state, freeMegabytes: megabytes(free), floorMegabytes: megabytes(minFreeBytes) };
    },
    async worker() {
      const seenAt = lastSeenAt();
      const quiet = performance.now() - seenAt;
      return { state: quiet <= maxSilenceMs ? 'ok' : 'failing', quietSeconds: seconds(quiet) };
    },
    async undelivered() {
      if (requiredDeliveries.length === 0) return { state: 'off' };
      const waited = now() - ((await oldestUndelivered(store, requiredDeliveries)) ?? now());
      const state = waited <= maxUndeliveredMs ? 'ok' : 'failing';
      return { state, oldestSeconds: seconds(waited), limitSeconds: seconds(maxUndeliveredMs) };
    },
  };
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
