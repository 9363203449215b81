import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readMessages } from '../content.ts';
import { type Engine, openDatabase } from '../database/open-database.ts';
import { createTestDatabase } from '../database/store.fixture.ts';
import { type Step, startSmtp } from '../mail/smtp.fixture.ts';
import type { Life } from './crash.fixture.ts';

/** Where a process is killed: at a statement of its own, or when the mail server has come to a step. */
type Point = NonNullable<Life['end']> | { step: Step; count: number };

const statements = [
  { when: 'before', statement: 'insert into "submissions"' },
  { when: 'after', statement: 'insert into "submissions"' },
  { when: 'after', statement: 'insert into "consents"' },
  { when: 'after', statement: 'insert into "outbox"' },
  { when: 'before', statement: 'commit' },
  { when: 'after', statement: 'commit' },
  { when: 'before', statement: 'with "picked"' },
  { when: 'after', statement: 'with "picked"' },
  { when: 'before', statement: 'update "outbox" set "state" = ?, "sent_at"' },
  { when: 'after', statement: 'update "outbox" set "state" = ?, "sent_at"' },
] as const;
const steps = ['sender', 'receiver', 'data', 'accepted'] as const;

const points: Record<Engine, Point[]> = {
  sqlite: [
    ...statements.map((each) => ({ ...each, count: 2 })),
    ...steps.map((step) => ({ step, count: 2 })),
  ],
  postgres: steps.map((step) => ({ step, count: 2 })),
};
// And wherever chance has it: so many lines and steps after the start.
const surprises = process.env.TEST_ALL ? { sqlite: 26, postgres: 10 } : { sqlite: 1, postgres: 1 };
const messageCount = 3;

test.concurrent.each(['sqlite', 'postgres'] as const)(
  'killed again and again, the server on %s loses no message and sends none twice that does not show it',
  { timeout: 300_000 },
  async (engine) => {
    const location = await createTestDatabase(engine);
    let killer = (_step: Step) => {};
    const smtp = await startSmtp((step) => {
      killer(step);
      return undefined;
    });
    const answered = new Map<string, string>();
    let unanswered: string[] = [];
    let kills = 0;
    let now = Date.parse('2026-11-05T07:00:00Z');

    const chances = Array.from({ length: surprises[engine] }, () => Math.ceil(Math.random() * 12));
    for (const point of [...points[engine], ...chances]) {
      const fresh = Array.from({ length: messageCount }, () => crypto.randomUUID());
      await live([...unanswered, ...fresh], point);
    }
    const planned = points[engine].length + surprises[engine];
    expect(kills).toBe(planned);
    await live(unanswered, undefined);

    const store = await openDatabase(location);
    const submissions = await store.database
      .selectFrom('submissions')
      .select(['idempotency_key', 'reference'])
      .execute();
    const stored = new Map(submissions.map((row) => [row.idempotency_key, row.reference]));
    expect(submissions).toHaveLength(planned * messageCount);
    expect(stored).toEqual(answered);
    const outbox = await store.database.selectFrom('outbox').selectAll().execute();
    expect(outbox).toHaveLength(2 * submissions.length);
    expect(outbox.filter(({ state }) => state !== 'sent')).toEqual([]);

    const byId = Map.groupBy(smtp.mails, ({ messageId }) => messageId);
    expect([...byId.keys()].sort()).toEqual(outbox.map(({ id }) => `<${id}@rasikh.example>`).sort());
    for (const [first, ...doubles] of byId.values()) {
      for (const double of doubles) {
        expect([double.subject, double.text, double.envelope]).toEqual([
          first?.subject,
          first?.text,
          first?.envelope,
        ]);
      }
    }
    // Only a mail that was accepted in the moment of a kill can come twice.
    expect(smtp.mails.length - byId.size).toBeLessThanOrEqual(5 * kills);
    if (engine === 'sqlite') {
      const { rows } = await sql`pragma integrity_check`.execute(store.database);
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
    }
    await store.close();
    await smtp.close();
    await location.remove();

    /** Runs a process until it is killed, or has nothing more to do. */
    async function live(keys: string[], point: Point | number | undefined) {
      // Later than any lease or pause of the life before.
      now += 30 * 3_600_000;
      const end = typeof point === 'object' && 'statement' in point ? point : undefined;
      const { databaseUrl, dataDir } = location;
      const life: Life = { databaseUrl, dataDir, smtpUrl: smtp.url, messages, keys, now, end };
      const running = spawn(process.execPath, [program, JSON.stringify(life)], { stdio: 'pipe' });
      let left = typeof point === 'number' ? point : point && 'step' in point ? point.count : 0;
      const kill = () => {
        left -= 1;
        if (left === 0) running.kill('SIGKILL');
      };
      killer = (step) => {
        if (
          typeof point === 'number' ||
          (typeof point === 'object' && 'step' in point && point.step === step)
        )
          kill();
      };
      if (typeof point === 'number') running.stdout.on('data', kill);
      const [out, err, [, signal]] = await Promise.all([
        text(running.stdout),
        text(running.stderr),
        once(running, 'close'),
      ]);
      killer = () => {};
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
);

const { ar: messages } = readMessages();
const program = fileURLToPath(new URL('./crash.fixture.ts', import.meta.url));
