import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import type { StatementRequest, StatementResult } from './sqlite-worker.ts';

const program = new URL('./sqlite-worker.ts', import.meta.url);

/** Runs statements in a separate thread, so that no page waits for the disk. Kysely sends one at a time. */
export function sqliteThread(workerData: { file: string; readOnly: boolean | undefined; waitMs: number }) {
  let worker: Worker | undefined;
  return { execute, close };

  async function execute<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    worker ??= new Worker(program, { workerData, execArgv: [] });
    const { rows, changes, error } = await resultOf(worker, { sql, parameters });
    // The error is created here, so that its stack names the caller.
    if (error) throw Object.assign(new Error(error.message), error);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  async function close() {
    if (!worker) return;
    worker.ref();
    const ended = once(worker, 'exit');
    worker.postMessage(undefined);
    await ended;
    worker = undefined;
  }
}

/** The thread keeps the process alive only while a statement runs. */
function resultOf(worker: Worker, statement: StatementRequest): Promise<StatementResult> {
  worker.ref();
  worker.postMessage(statement);
  return new Promise((resolve) => {
    worker.once('message', (result) => {
      worker.unref();
      resolve(result);
    });
  });
}
