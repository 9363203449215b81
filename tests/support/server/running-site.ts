import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cleanUp } from './clean-up.ts';

const entry = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const holder = fileURLToPath(new URL('./held-socket.ts', import.meta.url));

export interface Running {
  child: ChildProcess;
  /** Resolves when its output matches the pattern for the `after`th time; rejects after 30 s. */
  said(pattern: RegExp, after?: number): Promise<RegExpMatchArray>;
  /** Resolves to the port at which it serves the site. */
  port(): Promise<number>;
  /** Resolves to its exit code or the signal that ended it, once its output is read. */
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
}

/** Starts the server of a built site on a free port, until the test has ended. */
export function startSite(folder: string, env: NodeJS.ProcessEnv): Running {
  const program = `import('${entry}').then((main) => main.startServer('${folder}')).catch((error) => {
    console.error(error.message); process.exitCode = 1; })`;
  return follow(
    spawn(process.execPath, ['-e', program], {
      env: { ...ofVisitors, PORT: '0', HOST: '127.0.0.1', ...env },
    }),
  );
}

/**
 * Starts the server on a socket that outlives it, and again each time it ends. Prints `Held` with the socket's address,
 * and `Process` with the id of each process.
 */
export function startHeldSite(folder: string, env: NodeJS.ProcessEnv): Running {
  return follow(spawn(process.execPath, [holder, entry, folder], { env: { ...ofVisitors, ...env } }));
}

const ofVisitors = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  TRUSTED_PROXY: '127.0.0.1',
  FORM_LIMIT: '0',
  FORM_LIMIT_WITHOUT_PROOF: '0',
  FORM_SECONDS: '0',
};

/** Follows a process from its start, so that neither its output nor its end is missed. */
export function follow(child: ChildProcess): Running {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
  const said: Running['said'] = (pattern, after = 1) =>
    new Promise((resolve, reject) => {
      const check = () => {
        const found = [...printed.matchAll(new RegExp(pattern, `${pattern.flags}g`))][after - 1];
        if (found) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', check);
      child.once('close', () => reject(new Error(`It ended: ${printed}`)));
      setTimeout(() => reject(new Error(`It said only: ${printed}`)), 30_000).unref();
      check();
    });
  const ended = new Promise<Awaited<Running['ended']>>((resolve) =>
    child.once('close', (code, signal) => resolve([code, signal])),
  );
  cleanUp(() => {
    child.kill('SIGKILL');
    return ended;
  });
  const port = async () => Number((await said(/http:\/\/127\.0\.0\.1:(\d+)/))[1]);
  return { child, ended, said, port };
}
