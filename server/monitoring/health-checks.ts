import { countPending } from '../database/migrations.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { oldestUndelivered } from '../outbox/delivery-counts.ts';
import { diskSpaceAt } from './disk-space.ts';

/** How one part of the site fares, with the figures behind it; `off` where the settings leave it out. */
export interface HealthCheck {
  state: 'ok' | 'failing' | 'off';
  [figure: string]: string | number | null;
}

export interface HealthDeps {
  store: Store;
  dataDir: string;
  /** Bytes. */
  minFreeBytes: number;
  /** Milliseconds. */
  maxUndeliveredMs: number;
  /** What the office waits for: not a visitor's confirmation, whose address may be anything. */
  requiredDeliveries: readonly DeliveryKind[];
  /** When the worker gave its last sign of life. */
  lastSeenAt(): number;
  now(): number;
}

/** Milliseconds without a sign of life: more than the longest that one look at the outbox takes. */
const maxSilenceMs = 180_000;

/** Each thing that has to be right for messages to be taken and to arrive. A check that throws is failing. */
export const checks = {
  /** Takes a write. */
  async database({ store, now }: HealthDeps) {
    const written = { name: 'health', written_at: now() };
    await store.database
      .insertInto('probes')
      .values(written)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
      .execute();
    return { state: 'ok', engine: store.engine };
  },
  async migrations({ store }: HealthDeps) {
    const pending = await countPending(store);
    return { state: pending === 0 ? 'ok' : 'failing', pending };
  },
  async disk({ dataDir, minFreeBytes }: HealthDeps) {
    if (minFreeBytes === 0) return { state: 'off' };
    const { free } = await diskSpaceAt(dataDir);
    const state = free >= minFreeBytes ? 'ok' : 'failing';
    return { state, freeMegabytes: megabytes(free), floorMegabytes: megabytes(minFreeBytes) };
  },
  async worker({ lastSeenAt, now }: HealthDeps) {
    const quiet = now() - lastSeenAt();
    return { state: quiet <= maxSilenceMs ? 'ok' : 'failing', quietSeconds: seconds(quiet) };
  },
  async undelivered({ store, requiredDeliveries, maxUndeliveredMs, now }: HealthDeps) {
    if (requiredDeliveries.length === 0) return { state: 'off' };
    const waited = now() - ((await oldestUndelivered(store, requiredDeliveries)) ?? now());
    const state = waited <= maxUndeliveredMs ? 'ok' : 'failing';
    return { state, oldestSeconds: seconds(waited), limitSeconds: seconds(maxUndeliveredMs) };
  },
} satisfies Record<string, (parts: HealthDeps) => Promise<{ state: string }>>;

export type CheckName = keyof typeof checks;

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
