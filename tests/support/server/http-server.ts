import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { listeningAddress } from '#server/lib/listening-address.ts';
import { cleanUp } from './clean-up.ts';

/** Starts an HTTP server in place of another system until the test has ended. Resolves to its URL. */
export async function startHttpServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  cleanUp(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${listeningAddress(server).port}`;
}
