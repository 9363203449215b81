import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Another program may have taken it since. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
