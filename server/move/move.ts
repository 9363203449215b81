import { setTimeout as pause } from 'node:timers/promises';
import { type Contents, contentsOf, differences } from '../database/contents.ts';
import { copyTables, endCopy, roomFor } from '../database/copy.ts';
import { lock, lockOf } from '../database/lock.ts';
import type { Store } from '../database/open.ts';
import { refusal } from '../inbox/refusal.ts';

interface Options {
  /** Takes lines for the operator. */
  say(line: string): void;
  now(): number;
}

/**
 * Moves everything from one database into another, empty one, while the site runs. The source takes no writes from here
 * on, also when this is cut off, and also when it is done: it stays as it is until somebody unlocks it. Called again it
 * goes on where it was cut off. Throws a refusal where the target is not empty, or in the end not the same.
 */
export async function move(source: Store, target: Store, { say, now }: Options): Promise<Contents> {
  const before = await lockOf(source);
  const room = await roomFor(before?.id ?? '', target);
  if (room === 'taken') return alreadyMoved(source, target);
  // A lock that is there may have been set by a move that was killed before it had shut anything.
  const { id } = await lock(source, 'draining', now());
  await drain(source, { say, now });
  await lock(source, 'shut', now());
  say(room === 'begun' ? 'Copying goes on.' : 'The forms are in maintenance. Copying.');
  await copyTables(id, source, target);
  const [one, other] = [await contentsOf(source), await contentsOf(target)];
  const wrong = differences(one, other);
  if (wrong.length > 0) {
    throw refusal(
      1,
      `These tables are not the same in both: ${wrong.join(', ')}. Somebody wrote into the target. Empty it, and move again.`,
    );
  }
  await endCopy(target);
  return other;
}

/** Killed in its last moment, a move is done already; anything else in the target is none of its business. */
async function alreadyMoved(source: Store, target: Store): Promise<Contents> {
  const [from, to] = [await lockOf(source), await lockOf(target)];
  if (from && !to) {
    const [one, other] = [await contentsOf(source), await contentsOf(target)];
    if (differences(one, other).length === 0) return other;
  }
  throw refusal(
    1,
    'The target is not empty, and no half-done move of this database: nothing was moved. Give it an empty one.',
  );
}

/** Waits for deliveries that are under way: one that could not be marked would be sent once more from the target. */
async function drain(source: Store, { say, now }: Options) {
  let said = false;
  while (!(await isDrained(source, now()))) {
    if (!said) say('Waiting for deliveries that are under way, two minutes at most.');
    said = true;
    await pause(250);
  }
}

/** A delivery whose lease is over has lost its worker, and is sent again in any case. */
async function isDrained({ database }: Store, now: number): Promise<boolean> {
  const running = await database
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'sending')
    .where('lease_until', '>', now)
    .limit(1)
    .execute();
  return running.length === 0;
}
