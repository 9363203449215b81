import { connect, constants } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { TestResponse } from '#tests/support/server/fixture-site.ts';
import { formHeaders } from '#tests/support/server/load.ts';

/**
 * One HTTP/2 connection of a browser to a site on this machine, from a separate address (all of 127.0.0.0/8 is local).
 */
export async function visit(port: number, authority: Buffer, from = '127.0.0.1') {
  const session = connect(`https://localhost:${port}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress: from }),
        servername: 'localhost',
        ca: authority,
        ALPNProtocols: ['h2'],
      }),
  });
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
  return {
    protocol: session.alpnProtocol,
    ask: (path: string, headers: Record<string, string> = {}) => send({ ':path': path, ...headers }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(
        { ':path': path, ':method': 'POST', ...formHeaders, ...headers },
        new URLSearchParams(fields).toString(),
      ),
    giveUp(path: string) {
      const stream = session.request({ ':path': path, ':method': 'POST', 'content-length': '5000000' });
      stream.write('x'.repeat(1000), () => stream.close(constants.NGHTTP2_CANCEL));
      return new Promise<void>((resolve) => stream.once('close', resolve).once('error', () => {}));
    },
    close: () => session.close(),
  };

  function send(headers: Record<string, string>, body?: string): Promise<TestResponse> {
    return new Promise((resolve, reject) => {
      const stream = session.request(headers);
      stream.once('error', reject);
      stream.once('response', ({ ':status': status = 0, ...headers }) => {
        stream.toArray().then((parts) => resolve({ status, headers, body: Buffer.concat(parts) }), reject);
      });
      stream.end(body);
    });
  }
}
