import type { FailedTry } from '../outbox/mark.ts';
import { postEvent, type Webhook } from '../webhook/call.ts';

export interface Alarm {
  state: 'down' | 'up';
  /** The site's public address. */
  site: string;
  /** ISO 8601; null before the first. */
  lastArrived: string | null;
  /** What kept the last one that failed from arriving: a code. */
  reason: string | null;
}

/**
 * Tells another system that heartbeats stopped arriving (`heartbeat.down`), or came back (`heartbeat.up`). Its id is made
 * of the last arrival, so that it is the same from whichever process it comes, and in whichever try.
 */
export function sendAlarm(
  alarm: Webhook,
  { state, ...facts }: Alarm,
  now: number,
): Promise<FailedTry | undefined> {
  const id = `heartbeat-${state}-${Date.parse(facts.lastArrived ?? '') || 0}`;
  return postEvent(alarm, { type: `heartbeat.${state}`, id, ...facts }, now);
}
