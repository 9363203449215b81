// This process stores and delivers, and ends itself with SIGKILL at a point of its database work if told to.
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Messages } from '#server/content/site-content.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { StatementRequest } from '#server/database/sqlite-worker.ts';
import { openLog } from '#server/lib/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { submission, typed } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { deliverOnce } from './deliver.ts';

export interface Life {
  databaseUrl: string | undefined;
  dataDir: string;
  smtpUrl: string;
  /** Read once for all processes, because it takes a third of a start. */
  messages: Omit<Messages, 'jobTitle' | 'serviceTitle' | 'articleTitle'>;
  /** Idempotency keys of the submissions that visitors send in this life. */
  keys: string[];
  now: number;
  /** Ends before or after the nth statement that begins with this text. */
  end?: { when: 'before' | 'after'; statement: string; count: number } | undefined;
}

const life: Life = JSON.parse(process.argv[2] ?? '');
if (life.end) endAt(life.end);

const store = await openDatabase(life);
const unknown = () => undefined;
const messages = { ...life.messages, jobTitle: unknown, serviceTitle: unknown, articleTitle: unknown };
const deps = {
  store,
  mailer: createMailer(life.smtpUrl, 'website@firm.example'),
  settings: {
    siteUrl: 'https://www.firm.example',
    mailTo: 'office@firm.example',
    mailRoutes: {},
    mailLanguage: 'en' as const,
    webhookUrl: undefined,
    webhookSecret: undefined,
  },
  messages: { ar: messages, en: messages },
  secret: 'secret',
  log: openLog('silent'),
  metrics: noMetrics,
  worker: crypto.randomUUID(),
  now: () => life.now,
};
await Promise.all([...life.keys.map(send), drain()]);
await drain();
await store.close();

async function send(key: string) {
  const values = { ...typed, email: `${key}@company.example`, message: `Message of ${key}` };
  const { reference } = await submit(store, submission({ idempotencyKey: key, values }), life.now);
  // The visitor has the answer: from here on it must never be lost.
  writeSync(1, `${JSON.stringify({ key, reference })}\n`);
}

async function drain(): Promise<void> {
  if ((await deliverOnce(deps)) > 0) await drain();
}

/** Kills the process at a statement for database/sqlite-thread.ts: before it is sent, or after it has run. */
function endAt({ when, statement, count }: NonNullable<Life['end']>) {
  let left = count;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function ask(this: Worker, question?: StatementRequest) {
    if (question?.sql.startsWith(statement) && --left === 0) {
      if (when === 'before') process.kill(process.pid, 'SIGKILL');
      this.prependListener('message', () => process.kill(process.pid, 'SIGKILL'));
    }
    Reflect.apply(postMessage, this, [question]);
  };
}
