import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf, messageOf } from '#lib/error-message.ts';
import { listeningAddress } from '#server/lib/listening-address.ts';
import { isInstalled } from '#server/lib/staff-command.ts';

/** Listens on systemd's socket, if there is one (sd_listen_fds(3)). Rejects with an Error in plain words. */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  env: NodeJS.ProcessEnv = process.env,
  settings: '' | 'OPS_' = '',
): Promise<AddressInfo> {
  // With a host, Fastify binds no further addresses.
  const where = inheritsSocket(env) ? { fd: firstInheritedFd, host: '::' } : { host, port };
  try {
    await app.listen({ ...where, listenTextResolver: () => 'Listening' });
  } catch (error) {
    throw new Error(inWords(error, host, port, settings));
  }
  return listeningAddress(app.server);
}

const firstInheritedFd = 3;

/** Compares the process id, because child processes inherit the environment but not the socket. */
function inheritsSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): boolean {
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) === 1;
}

function inWords(error: unknown, host: string, port: number, settings: string) {
  const code = codeOf(error);
  const name = `${settings}PORT`;
  const start = isInstalled() ? '' : ' npm start';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another one: ${name}=${port + 1}${start}`;
  }
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Choose 1024 or higher: ${name}=${settings ? 9464 : 4321}${start}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${settings}HOST=${host} is not an address of this machine. Leave it out, or try ${settings}HOST=0.0.0.0`;
  }
  return messageOf(error);
}
