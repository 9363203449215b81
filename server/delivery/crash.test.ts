import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { readMessages } from '#server/content/site-content.ts';
import { type Engine, openDatabase } from '#server/database/open-database.ts';
import { createTestDatabase, databaseEngines } from '#server/database/store.fixture.ts';
import { type Step, startSmtp } from '#server/mail/smtp.fixture.ts';
import { folderOfRun } from '#tests/support/server/clean-up.ts';
import type { Life } from './crash.fixture.ts';

const { ar: messages } = readMessages();
const program = await bundled('crash.fixture.ts');

/** Bundles a program into one file, because a process then starts in half the time. */
async function bundled(name: string): Promise<string> {
  const outDir = folderOfRun();
  const ssr = fileURLToPath(new URL(name, import.meta.url));
  await build({ configFile: false, logLevel: 'warn', ssr: { noExternal: true }, build: { ssr, outDir } });
  const worker = 'sqlite-worker.ts';
  await copyFile(new URL(`../database/${worker}`, import.meta.url), join(outDir, worker));
  return join(outDir, name.replace(/ts$/, 'js'));
}

/** A process is killed at one of its statements, or when a mail or a printed line has arrived. */
interface Point {
  end?: Life['end'];
  isReached?: (event: Step | 'line') => boolean;
}

const atStatement = (when: 'before' | 'after', statement: string): Point => ({
  end: { when, statement, count: 2 },
});
function atEvent(count: number, step?: Step): Point {
  let left = count;
  return { isReached: (event) => (step === undefined || event === step) && --left === 0 };
}

const points: Record<Engine, () => Point[]> = {
  sqlite: () => [
    // A process that is killed before the commit leaves nothing.
    atStatement('after', 'insert into "consents"'),
    atStatement('before', 'commit'),
    atStatement('after', 'commit'),
    atStatement('after', 'with "picked"'),
    atStatement('before', 'update "outbox" set "state" = ?, "sent_at"'),
    atStatement('after', 'update "outbox" set "state" = ?, "sent_at"'),
    ...atEachStep(),
  ],
  postgres: atEachStep,
};
function atEachStep(): Point[] {
  return (['sender', 'receiver', 'data', 'accepted'] as const).map((step) => atEvent(2, step));
}
const submissionCount = 3;

test.each(databaseEngines)(
  'the server on %s, killed again and again, loses no submission, and repeated emails can be recognised',
  async (engine) => {
    const location = await createTestDatabase(engine);
    let onStep = (_step: Step) => {};
    const smtp = await startSmtp((step) => {
      onStep(step);
      return undefined;
    });
    const answered = new Map<string, string>();
    let unanswered: string[] = [];
    let kills = 0;
    let now = Date.parse('2026-11-05T07:00:00Z');

    // With all tests random points too: so many lines and steps after the start.
    const chances = Array.from({ length: process.env.TEST_ALL ? 20 : 0 }, () =>
      Math.ceil(Math.random() * 12),
    );
    const planned = [...points[engine](), ...chances.map((count) => atEvent(count))];
    for (const point of planned) {
      const fresh = Array.from({ length: submissionCount }, () => crypto.randomUUID());
      await live([...unanswered, ...fresh], point);
    }
    expect(kills).toBe(planned.length);
    await live(unanswered, {});

    await using store = await openDatabase(location);
    const submissions = await store.database
      .selectFrom('submissions')
      .select(['idempotency_key', 'reference'])
      .execute();
    expect(submissions).toHaveLength(planned.length * submissionCount);
    expect(new Map(submissions.map((row) => [row.idempotency_key, row.reference]))).toEqual(answered);
    const outbox = await store.database.selectFrom('outbox').selectAll().execute();
    expect(outbox).toHaveLength(2 * submissions.length);
    expect(outbox.filter(({ state }) => state !== 'sent')).toEqual([]);

    const byId = Map.groupBy(smtp.mails, ({ messageId }) => messageId);
    expect([...byId.keys()].sort()).toEqual(outbox.map(({ id }) => `<${id}@firm.example>`).sort());
    for (const mails of byId.values()) {
      const written = mails.map(({ subject, text, envelope }) => JSON.stringify([subject, text, envelope]));
      expect(new Set(written).size).toBe(1);
    }
    // Only a mail that was accepted at the moment of a kill can arrive twice.
    expect(smtp.mails.length - byId.size).toBeLessThanOrEqual(5 * kills);
    if (engine === 'sqlite') {
      const { rows } = await sql`pragma integrity_check`.execute(store.database);
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
    }

    /** Runs a process until it is killed, or has nothing more to do. */
    async function live(keys: string[], { end, isReached }: Point) {
      // Later than any lease or pause of the process before.
      now += 30 * 3_600_000;
      const life: Life = { ...location, smtpUrl: smtp.url, messages, keys, now, end };
      const running = spawn(process.execPath, [program, JSON.stringify(life)], { stdio: 'pipe' });
      const note = (event: Step | 'line') => {
        if (isReached?.(event)) running.kill('SIGKILL');
      };
      onStep = note;
      running.stdout.on('data', () => note('line'));
      const [out, err, [, signal]] = await Promise.all([
        text(running.stdout),
        text(running.stderr),
        once(running, 'close'),
      ]);
      onStep = () => {};
      expect(err).toBe('');
      if (signal === 'SIGKILL') kills += 1;
      for (const line of out.split('\n').filter(Boolean)) {
        const { key, reference } = JSON.parse(line);
        expect(answered.get(key) ?? reference).toBe(reference);
        answered.set(key, reference);
      }
      unanswered = keys.filter((key) => !answered.has(key));
    }
  },
  120_000,
);
