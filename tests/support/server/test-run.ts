import { once } from 'node:events';
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '#server/database/postgres.fixture.ts';
import { listeningAddress } from '#server/lib/listening-address.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A test file asks here for the run's PostgreSQL. */
    postgresService: string;
    /** A test file asks here for the folder of the server's bundle. */
    bundleService: string;
    /** The folder of the run, removed at its end. */
    runFolder: string;
  }
}

/** Makes a folder for a run of Vitest, and a PostgreSQL and a bundle when the first test file asks for them. */
export default async function setup(project: TestProject) {
  const runFolder = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'test-run-'));
  project.provide('runFolder', runFolder);
  let postgres: Promise<Postgres> | undefined;
  let bundle: Promise<string> | undefined;
  const service = createServer(async ({ url }, response) => {
    // A busy process may use a connection that is kept just as it is closed.
    response.setHeader('connection', 'close');
    try {
      if (url === '/bundle') {
        bundle ??= bundleIn(join(runFolder, 'bundle'));
        response.end(await bundle);
      } else {
        postgres ??= startPostgres({ durable: false });
        response.end((await postgres).url);
      }
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const origin = `http://127.0.0.1:${listeningAddress(service).port}`;
  project.provide('postgresService', origin);
  project.provide('bundleService', `${origin}/bundle`);
  return async () => {
    service.close();
    service.closeAllConnections();
    await (await postgres?.catch(() => undefined))?.stop();
    await rm(runFolder, { recursive: true, force: true });
  };
}

/** Linux's folder in memory, where no test waits for the disk; undefined where a run might not fit. */
function roomInMemory(): string | undefined {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2_000_000_000 ? folder : undefined;
}

async function bundleIn(folder: string): Promise<string> {
  const { buildServerBundle } = await import('../../../scripts/build/server-bundle.ts');
  await buildServerBundle(folder);
  return folder;
}
