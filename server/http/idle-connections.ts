import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client-pseudonym.ts';

/** The limit is higher than the number that a large office behind one address opens. */
const maxIdlePerClient = 200;

/** Closes a client's oldest idle connection beyond the limit. Trusted proxies have none. */
export function limitIdleConnections(server: Server, isTrusted: (address: string) => boolean) {
  const idle = new Map<string, Set<Socket>>();
  const clients = new WeakMap<Socket, string>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    clients.set(socket, networkOf(remoteAddress));
    rest(socket);
    socket.once('close', () => wake(socket));
  });
  server.on('request', ({ socket }, response) => {
    wake(socket);
    response.once('close', () => rest(socket));
  });

  function rest(socket: Socket) {
    const client = clients.get(socket);
    if (client === undefined || socket.destroyed) return;
    const sockets = idle.get(client) ?? new Set();
    idle.set(client, sockets.add(socket));
    const [oldest] = sockets;
    if (sockets.size > maxIdlePerClient) oldest?.destroy();
  }

  function wake(socket: Socket) {
    const client = clients.get(socket) ?? '';
    const sockets = idle.get(client);
    sockets?.delete(socket);
    if (sockets?.size === 0) idle.delete(client);
  }
}
