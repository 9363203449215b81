import { countPending } from '../database/migrations.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { oldestUndelivered } from '../outbox/delivery-counts.ts';
import { diskSpaceAt } from './disk-space.ts';

/** `off` where the settings leave it out. */
export interface HealthCheck {
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
export const checks = {
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
} satisfies Record<string, (deps: HealthDeps) => Promise<{ state: string }>>;

export type CheckName = keyof typeof checks;

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
