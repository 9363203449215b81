import { once } from 'node:events';
import type { Server } from 'node:net';
import { afterEach } from 'vitest';
import { type Engine, openDatabase } from '#server/database/open-database.ts';
import { createTestDatabase } from '#server/database/store.fixture.ts';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { addressOf } from '../../address-of.ts';
import type { CheckResult } from './run-checks.ts';

/** What is to be ended after a test, last first. */
export const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Findings as `good: The clock is right.` */
export const short = (results: CheckResult | CheckResult[]) =>
  [results].flat().map(({ level, text }) => `${level}: ${text}`);

export async function newDatabase(engine: Engine = 'sqlite') {
  const location = await createTestDatabase(engine);
  endings.push(() => location.remove());
  return location;
}

export async function openNewDatabase(engine: Engine) {
  const location = await newDatabase(engine);
  const store = await openDatabase(location);
  endings.push(() => store.close());
  return { location, store };
}

/** Where a server can be reached, from now to the end of the test. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(() => server.close());
  return `http://127.0.0.1:${addressOf(server).port}`;
}

/** A mail server that knows nobody. */
export async function strictSmtp(): Promise<string> {
  const smtp = await startSmtp(undefined, {
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: (_auth, _session, callback) => callback(new Error('who are you')),
  });
  endings.push(() => smtp.close());
  return smtp.url;
}
