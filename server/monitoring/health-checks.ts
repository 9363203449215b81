import { countPending } from '../database/migrations.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { oldestUndelivered } from '../outbox/delivery-counts.ts';
import { roomAt } from './disk-space.ts';

/** How one part of the site fares, with the figures behind it; `off` where the settings leave it out. */
export interface Check {
  state: 'ok' | 'failing' | 'off';
  [figure: string]: string | number | null;
}

export interface CheckParts {
  store: Store;
  dataDir: string;
  /** Bytes. */
  diskFloor: number;
  /** Milliseconds. */
  longestWait: number;
  /** What the office waits for: not a visitor's confirmation, whose address may be anything. */
  awaited: readonly DeliveryKind[];
  /** When the worker gave its last sign of life. */
  pulse(): number;
  now(): number;
}

/** Milliseconds without a sign of life: more than the longest that one look at the outbox takes. */
const longestLook = 180_000;

/** Each thing that has to be right for messages to be taken and to arrive. A check that throws is failing. */
export const checks = {
  /** Takes a write. */
  async database({ store, now }: CheckParts) {
    const written = { name: 'health', written_at: now() };
    await store.database
      .insertInto('probes')
      .values(written)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
      .execute();
    return { state: 'ok', engine: store.engine };
  },
  async migrations({ store }: CheckParts) {
    const pending = await countPending(store);
    return { state: pending === 0 ? 'ok' : 'failing', pending };
  },
  async disk({ dataDir, diskFloor }: CheckParts) {
    if (diskFloor === 0) return { state: 'off' };
    const { free } = await roomAt(dataDir);
    const state = free >= diskFloor ? 'ok' : 'failing';
    return { state, freeMegabytes: megabytes(free), floorMegabytes: megabytes(diskFloor) };
  },
  async worker({ pulse, now }: CheckParts) {
    const quiet = now() - pulse();
    return { state: quiet <= longestLook ? 'ok' : 'failing', quietSeconds: seconds(quiet) };
  },
  async undelivered({ store, awaited, longestWait, now }: CheckParts) {
    if (awaited.length === 0) return { state: 'off' };
    const waited = now() - ((await oldestUndelivered(store, awaited)) ?? now());
    const state = waited <= longestWait ? 'ok' : 'failing';
    return { state, oldestSeconds: seconds(waited), limitSeconds: seconds(longestWait) };
  },
} satisfies Record<string, (parts: CheckParts) => Promise<{ state: string }>>;

export type CheckName = keyof typeof checks;

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
