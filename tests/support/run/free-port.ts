import { once } from 'node:events';
import { createServer } from 'node:net';
import { listeningAddress } from '#server/lib/listening-address.ts';

/** Resolves to a port that was free a moment ago; another program may have taken it since. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = listeningAddress(server);
  server.close();
  await once(server, 'close');
  return port;
}
