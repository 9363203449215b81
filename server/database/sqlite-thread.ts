import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import type { StatementRequest, StatementResult } from './sqlite-worker.ts';

const program = new URL('./sqlite-worker.ts', import.meta.url);

/** Runs statements in a separate thread, so that no page waits for the disk. */
export function sqliteThread(workerData: { file: string; readOnly: boolean | undefined; waitMs: number }) {
  let worker: Worker | undefined;
  let sent = 0;
  const waiting = new Map<number, (result: StatementResult) => void>();
  return { execute, close };

  async function execute<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const result = await send({ id: sent++, sql, parameters });
    // The error is created here, so that its stack names the caller.
    if (result.error) throw Object.assign(new Error(result.error.message), result.error);
    const { rows, changes } = result;
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  function send(request: StatementRequest): Promise<StatementResult> {
    worker ??= start();
    worker.ref();
    return new Promise((resolve) => {
      waiting.set(request.id, resolve);
      worker?.postMessage(request);
    });
  }

  function start(): Worker {
    const started = new Worker(program, { workerData, execArgv: [] });
    started.on('message', (result: StatementResult) => {
      waiting.get(result.id)?.(result);
      waiting.delete(result.id);
      // The thread keeps the process alive only while a statement runs.
      if (waiting.size === 0) started.unref();
    });
    return started;
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
