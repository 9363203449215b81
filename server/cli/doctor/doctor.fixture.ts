import { once } from 'node:events';
import type { Server } from 'node:net';
import { addressOf } from '#server/address-of.ts';
import { closing } from '#server/clean-up.fixture.ts';
import type { CheckResult } from './run-checks.ts';

/** Findings as `good: The clock is right.` */
export const short = (results: CheckResult | CheckResult[]) =>
  [results].flat().map(({ level, text }) => `${level}: ${text}`);

/** Where a server can be reached, from now to the end of the test. */
export async function listening(server: Server): Promise<string> {
  await once(closing(server).listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${addressOf(server).port}`;
}
