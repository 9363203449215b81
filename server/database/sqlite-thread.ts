import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import type { StatementRequest, StatementResult } from './sqlite-worker.ts';

const program = new URL('./sqlite-worker.ts', import.meta.url);

/** Runs statements in a separate thread, so that no page waits for the disk. */
export function sqliteThread(workerData: { file: string; readOnly?: boolean | undefined }) {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, (answer: StatementResult) => void>();
  return { execute, close };

  async function execute<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const answer = await ask({ id: asked++, sql, parameters });
    // The error is created here, so that its stack names the caller.
    if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error);
    const { rows, changes } = answer;
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  function ask(question: StatementRequest): Promise<StatementResult> {
    worker ??= start();
    worker.ref();
    return new Promise((resolve) => {
      waiting.set(question.id, resolve);
      worker?.postMessage(question);
    });
  }

  function start(): Worker {
    const started = new Worker(program, { workerData, execArgv: [] });
    started.on('message', (answer: StatementResult) => {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
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
