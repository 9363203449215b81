// Loaded before a program: ends it with SIGKILL before the statement of this number that it sends to a database.
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

let left = Number(process.env.KILL_AT);

countCalls(pg.Client.prototype, 'query');
countCalls(StatementSync.prototype, 'run');
countCalls(StatementSync.prototype, 'all');

function countCalls<Prototype extends object>(prototype: Prototype, method: keyof Prototype) {
  const original = prototype[method] as (...values: unknown[]) => unknown;
  Object.defineProperty(prototype, method, {
    value(this: Prototype, ...values: unknown[]) {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return original.apply(this, values);
    },
  });
}
