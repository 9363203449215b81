import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { contentsOf } from '../database/contents.ts';
import { copyTables } from '../database/copy.ts';
import { lock, lockOf, unlock } from '../database/lock.ts';
import { type Engine, openDatabase, type Store, secretOf } from '../database/open.ts';
import { freshPlace, type Place } from '../database/store.fixture.ts';
import { claimDue } from '../outbox/claim.ts';
import { markSent } from '../outbox/mark.ts';
import { keepDraft } from '../submissions/drafts.ts';
import { message } from '../submissions/message.fixture.ts';
import { submit } from '../submissions/submit.ts';
import { runEntry } from '../tool/run.fixture.ts';
import { move } from './move.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
const killer = fileURLToPath(new URL('./kill.fixture.ts', import.meta.url));
const quietly = { say: () => {}, now: Date.now };
const locked = { code: 'storage-unavailable' };
const directions: [Engine, Engine][] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
];

describe.each(directions)('from %s to %s', (from, to) => {
  test('a mover that is killed again and again comes to its end, and nothing is lost, doubled or changed', async () => {
    const { source, target, sourcePlace, targetPlace } = await twoPlaces();
    await fill(source, 230);
    const before = await contentsOf(source);
    const words = ['--to', targetPlace.databaseUrl ?? targetPlace.dataDir];
    const flags = ['--import', killer];
    const moveAndKill = (at: number) =>
      runEntry(entry, words, { place: sourcePlace, env: { KILL_AT: String(at) }, flags });
    let lives = 0;
    let last = await moveAndKill(40);
    for (let at = 100; last.code === null; at += 40) {
      lives += 1;
      last = await moveAndKill(at);
    }
    expect(lives).toBeGreaterThan(2);
    expect(last).toMatchObject({ code: 0, err: '' });
    expect(last.out).toContain('Moved and compared: 230 messages, 9 files.');
    expect(await contentsOf(source)).toEqual(before);
    expect(await contentsOf(target)).toEqual(before);
    expect(await move(source, target, quietly)).toEqual(before);
    await expect(submit(source, message(), 1)).rejects.toMatchObject(locked);
    expect(await submit(target, message(), 1)).toMatchObject({ repeated: false });
  });

  test('while messages come in, every one that was thanked is in the new database', async () => {
    const { source, target } = await twoPlaces();
    await fill(source, 10);
    const thanked: string[] = [];
    const visitors = Promise.allSettled(Array.from({ length: 4 }, sendOnAndOn));
    await expect.poll(() => thanked.length).toBeGreaterThan(20);
    await move(source, target, quietly);
    for (const end of await visitors) expect(end).toMatchObject({ status: 'rejected', reason: locked });
    const rows = await target.database.selectFrom('submissions').select('reference').execute();
    const moved = new Set(rows.map(({ reference }) => reference));
    expect(thanked.filter((reference) => !moved.has(reference))).toEqual([]);
    expect(moved.size).toBe(thanked.length + 10);

    async function sendOnAndOn() {
      for (;;) thanked.push((await submit(source, message(), 1)).reference);
    }
  });

  test('a mail that is under way is waited for, so that it does not go twice', async () => {
    const { source, target } = await twoPlaces();
    await fill(source, 1);
    const now = Date.now();
    const claim = { worker: 'a', now, lease: 60_000, limit: 1 };
    const [row] = await claimDue(source, { ...claim, kinds: ['staff-mail'] });
    if (!row) throw new Error('nothing was due');
    const said: string[] = [];
    const moved = move(source, target, { say: (line) => said.push(line), now: Date.now });
    await expect.poll(() => said.length).toBe(1);
    await expect(submit(source, message(), 1)).rejects.toMatchObject(locked);
    await expect(claimDue(source, { ...claim, kinds: ['confirmation-mail'] })).rejects.toMatchObject(locked);
    await markSent(source, row, now);
    await moved;
    const rows = await target.database.selectFrom('outbox').select('state').orderBy('state').execute();
    expect(rows).toEqual([{ state: 'due' }, { state: 'sent' }]);
  });

  test('a target with anything in it is refused before the site is put into maintenance', async () => {
    const { source, target } = await twoPlaces();
    await fill(source, 1);
    await fill(target, 1);
    await expect(move(source, target, quietly)).rejects.toThrow(/^The target is not empty/);
    expect(await lockOf(source)).toBeUndefined();
  });

  test('a half copy is not gone on with once the old database has taken messages again', async () => {
    const { source, target } = await twoPlaces();
    await fill(source, 3);
    await copyTables((await lock(source, 'shut', 1)).id, source, target);
    await unlock(source);
    await submit(source, message(), 1);
    await expect(move(source, target, quietly)).rejects.toThrow(/^The target is not empty/);
  });

  test('a half copy that somebody wrote into is found out', async () => {
    const { source, target } = await twoPlaces();
    await fill(source, 3);
    await copyTables((await lock(source, 'shut', 1)).id, source, target);
    await submit(target, message(), 1);
    const moved = move(source, target, quietly);
    await expect(moved).rejects.toThrow(/not the same in both: submissions, consents, outbox\./);
  });

  async function twoPlaces() {
    const [sourcePlace, targetPlace] = [await newPlace(from), await newPlace(to)];
    const [source, target] = [await openStore(sourcePlace), await openStore(targetPlace)];
    return { source, target, sourcePlace, targetPlace };
  }
});

test('a locked site can be started all the same, and unlocked by an operator who stays with it', async () => {
  const place = await newPlace('sqlite');
  const store = await openStore(place);
  const secret = await secretOf(store, 'forms');
  await lock(store, 'shut', 1);
  expect(await secretOf(await openStore(place), 'forms')).toBe(secret);
  await expect(submit(store, message(), 1)).rejects.toThrow(/locked while its messages move/);
  expect((await runEntry(entry, ['--unlock'], { place })).code).toBe(0);
  expect(await submit(store, message(), 1)).toMatchObject({ repeated: false });
});

test('what cannot be moved to is refused in plain words, without a password', async () => {
  const place = await newPlace('sqlite');
  await openStore(place);
  const lines: [string[], RegExp][] = [
    [[], /^Where to\?/],
    [['--to', 'mysql://user:hunter2@localhost/site'], /^--to needs postgres:(?!.*hunter2)/],
    [['--to', '.'], /^--to is the database that is used already/],
  ];
  const env = { INIT_CWD: place.dataDir };
  const answers = await Promise.all(lines.map(([words]) => runEntry(entry, words, { place, env })));
  for (const [at, [, sentence]] of lines.entries()) {
    expect(answers[at]).toEqual({ code: 2, out: '', err: expect.stringMatching(sentence) });
  }
});

async function newPlace(engine: Engine): Promise<Place> {
  const place = await freshPlace(engine);
  endings.push(() => place.remove());
  return place;
}

async function openStore(place: Place): Promise<Store> {
  const store = await openDatabase(place);
  endings.push(() => store.close());
  return store;
}

/** Messages with everything that hangs on them: consents, deliveries of all states, files, a draft, a secret. */
async function fill(store: Store, messages: number) {
  await secretOf(store, 'forms');
  const file = { name: 'سيرة.pdf', type: 'application/pdf', marks: ['old'] };
  for (let at = 0; at < messages; at += 1) {
    const bytes = new Uint8Array(2_000).fill(at);
    await submit(
      store,
      message({
        values: { ...message().values, message: 'سطر\nline \u0000 \u202e 👩🏽‍💻' },
        suspicions: at % 20 === 1 ? ['honeypot'] : [],
        file: at % 25 === 9 ? { ...file, bytes } : undefined,
      }),
      1_793_000_000_000 + at,
    );
  }
  if (messages > 100) await keepDraft(store, { ...file, bytes: new Uint8Array(9) }, Date.now());
}
