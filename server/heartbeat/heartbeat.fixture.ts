import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Call {
  type: string;
  id: string;
  signature: string;
  [fact: string]: unknown;
}

/** Another system that is told of alarms; `status` is what it answers. */
export async function alarmReceiver(status: () => number = () => 204) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const signature = String(request.headers['webhook-signature']);
    calls.push({ ...JSON.parse(await text(request)), signature });
    response.writeHead(status()).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    calls,
    webhook: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/alarm`,
      secret: `whsec_${Buffer.alloc(24, 5).toString('base64')}`,
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
