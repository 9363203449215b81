import { setTimeout } from 'node:timers/promises';
import { countPending } from '../database/migrations.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { oldestUndelivered } from '../messages/delivery-counts.ts';
import { diskSpaceAt } from './disk-space.ts';
import { serializeError } from './log.ts';

export type Report = Awaited<ReturnType<typeof checkAll>>;
export type Health = ReturnType<typeof createHealth>;

/** The database is checked no oftener than this. */
const reportTtlMs = 5_000;
const checkTimeoutMs = 5_000;

export function createHealth(deps: HealthDeps) {
  let report: Promise<Report> | undefined;
  let until = 0;
  return {
    /** May be a few seconds old. Never rejects. */
    report(): Promise<Report> {
      if (!report || deps.now() >= until) {
        until = Number.POSITIVE_INFINITY;
        report = checkAll(deps).finally(() => {
          until = deps.now() + reportTtlMs;
        });
      }
      return report;
    },
  };
}

async function checkAll(deps: HealthDeps) {
  const names = Object.keys(checks) as CheckName[];
  const found = await Promise.all(names.map(async (name) => [name, await checkOne(name, deps)] as const));
  const ready = found.every(([, { state }]) => state !== 'failing');
  const state: 'ready' | 'not-ready' = ready ? 'ready' : 'not-ready';
  return { state, checks: Object.fromEntries(found) as Record<CheckName, HealthCheck> };
}

async function checkOne(name: CheckName, deps: HealthDeps): Promise<HealthCheck> {
  const timeout: HealthCheck = { state: 'failing', because: 'timeout' };
  try {
    const late = setTimeout(checkTimeoutMs, timeout, { ref: false });
    return await Promise.race([checks[name](deps) as Promise<HealthCheck>, late]);
  } catch (error) {
    return { state: 'failing', because: serializeError(error).name };
  }
}

/** `off` where the settings leave it out. */
interface HealthCheck {
  state: 'ok' | 'failing' | 'off';
  [figure: string]: string | number | null;
}

export interface HealthDeps {
  store: Store;
  dataDir: string;
  minFreeBytes: number;
  maxUndeliveredMs: number;
  /** Without a visitor's confirmation, whose address may be anything. */
  requiredDeliveries: readonly DeliveryKind[];
  lastSeenAt(): number;
  now(): number;
}

/** Longer than one poll of the outbox can take. */
const maxSilenceMs = 180_000;

/** A check that throws is failing. */
const checks = {
  async database({ store, now }: Pick<HealthDeps, 'store' | 'now'>) {
    const written = { name: 'health', written_at: now() };
    await store.database
      .insertInto('probes')
      .values(written)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
      .execute();
    return { state: 'ok', engine: store.engine };
  },
  async migrations({ store }: Pick<HealthDeps, 'store'>) {
    const pending = await countPending(store);
    return { state: pending === 0 ? 'ok' : 'failing', pending };
  },
  async disk({ dataDir, minFreeBytes }: Pick<HealthDeps, 'dataDir' | 'minFreeBytes'>) {
    if (minFreeBytes === 0) return { state: 'off' };
    const { free } = await diskSpaceAt(dataDir);
    const state = free >= minFreeBytes ? 'ok' : 'failing';
    return { state, freeMegabytes: megabytes(free), floorMegabytes: megabytes(minFreeBytes) };
  },
  async worker({ lastSeenAt, now }: Pick<HealthDeps, 'lastSeenAt' | 'now'>) {
    const quiet = now() - lastSeenAt();
    return { state: quiet <= maxSilenceMs ? 'ok' : 'failing', quietSeconds: seconds(quiet) };
  },
  async undelivered({
    store,
    requiredDeliveries,
    maxUndeliveredMs,
    now,
  }: Omit<HealthDeps, 'dataDir' | 'minFreeBytes' | 'lastSeenAt'>) {
    if (requiredDeliveries.length === 0) return { state: 'off' };
    const waited = now() - ((await oldestUndelivered(store, requiredDeliveries)) ?? now());
    const state = waited <= maxUndeliveredMs ? 'ok' : 'failing';
    return { state, oldestSeconds: seconds(waited), limitSeconds: seconds(maxUndeliveredMs) };
  },
} satisfies Record<string, (deps: HealthDeps) => Promise<{ state: string }>>;

type CheckName = keyof typeof checks;

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
