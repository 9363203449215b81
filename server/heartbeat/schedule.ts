import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../database/open.ts';
import type { HeartbeatRow } from '../database/tables.ts';
import { faultOf, type Log } from '../log/log.ts';
import type { Webhook } from '../webhook/call.ts';
import { sendAlarm } from './alarm.ts';
import * as record from './record.ts';

export interface HeartbeatParts {
  store: Store;
  log: Log;
  /** Milliseconds between two heartbeats. */
  every: number;
  /** Sends one; answers what went wrong, or undefined: also where it was stopped. */
  send(stopped: AbortSignal): Promise<string | undefined>;
  /** Who is told when they stop arriving. */
  alarm: Webhook | undefined;
  siteUrl: string;
  now(): number;
}

/**
 * What one process knows of the heartbeats by itself: all that there is while the database is away, when nobody could
 * note who has told the alarm. Then each process tells it, under the same id.
 */
export interface Memory {
  row: HeartbeatRow | undefined;
  awaySince: number | undefined;
  told: boolean;
}

export const newMemory = (): Memory => ({ row: undefined, awaySince: undefined, told: false });

/**
 * Looks once: begins a heartbeat where one is due, and tells the other system where they stopped arriving or came back:
 * once for each, whichever process does it.
 */
export async function lookOnce(
  parts: HeartbeatParts,
  memory: Memory,
  stopped = new AbortController().signal,
) {
  const { store, every, now } = parts;
  try {
    if (memory.told && memory.awaySince !== undefined) await record.noteOutage(store, memory.awaySince);
    const begun = await record.beginHeartbeat(store, every, now());
    memory.told = false;
    memory.awaySince = undefined;
    if (begun) await beat(parts, stopped);
    memory.row = await record.readHeartbeat(store);
    if (memory.row) await tellChange(parts, memory.row);
  } catch (error) {
    parts.log.error({ err: error }, 'The heartbeat cannot be looked after');
    memory.awaySince ??= now();
    if (memory.told || now() - memory.awaySince <= record.patience) return;
    memory.told = await tell(parts, 'down', memory.row?.arrived_at, faultOf(error).name);
  }
}

async function beat({ store, log, send }: HeartbeatParts, stopped: AbortSignal) {
  const lost = await record.removeLost(store);
  if (lost) {
    log.warn({ reason: lost }, 'The last heartbeat did not arrive');
    await record.noteFailure(store, lost);
  }
  const failure = await send(stopped);
  if (!failure) return;
  log.warn({ reason: failure }, 'A heartbeat was not taken');
  await record.noteFailure(store, failure);
}

async function tellChange(parts: HeartbeatParts, row: HeartbeatRow) {
  const { store, every, now } = parts;
  const state = record.isOverdue(row, every, now()) ? 'down' : 'up';
  // It is up again when one has arrived, not when the next has begun.
  if (state === row.told || (state === 'up' && row.waiting_since !== null)) return;
  if (!(await record.claimTelling(store, row.told, now()))) return;
  if (await tell(parts, state, row.arrived_at, row.failure)) await record.markTold(store, state);
}

/** Tells the log, and the other system where there is one; whether it took it. */
async function tell(
  { log, alarm, siteUrl, now }: HeartbeatParts,
  state: HeartbeatRow['told'],
  arrivedAt: number | null | undefined,
  reason: string | null,
): Promise<boolean> {
  const lastArrived = arrivedAt ? new Date(arrivedAt).toISOString() : null;
  if (state === 'down')
    log.error({ lastArrived, reason }, 'HEARTBEATS DO NOT ARRIVE: messages may not either');
  else log.info({ lastArrived }, 'Heartbeats arrive again');
  if (!alarm) return true;
  const failure = await sendAlarm(alarm, { state, site: siteUrl, lastArrived, reason }, now());
  if (failure) log.error({ reason: failure.reason }, 'The alarm was not taken: it is tried again');
  return failure === undefined;
}

/** Milliseconds between two looks. */
const rest = 15_000;

/** Looks after the heartbeats from now on, in the background. */
export function startHeartbeat(parts: HeartbeatParts) {
  const stopping = new AbortController();
  const memory = newMemory();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await lookOnce(parts, memory, stopping.signal);
      await pause(rest, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    /** Answers when nothing is under way any more. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
