import { connect, createServer } from 'node:net';
import { listeningAddress } from '#server/lib/listening-address.ts';

/** The ways in which a connection treats a posted form. */
type Line = 'whole' | 'breaks midway' | 'breaks before the answer';

/** The bytes of a form that arrive before the connection breaks. */
const halfwayBytes = 200_000;

/** Starts a proxy to the site that breaks connections as `set` says. */
export async function brokenLine(site: string) {
  const { port } = new URL(site);
  let line: Line = 'whole';
  const server = createServer((visitor) => {
    const upstream = connect(Number(port), 'localhost');
    const cut = () => {
      visitor.destroy();
      upstream.destroy();
    };
    let posted = -1;
    visitor.on('data', (bytes) => {
      const begin = bytes.subarray(0, 5).toString('latin1');
      if (begin === 'POST ') posted = 0;
      else if (/^[A-Z]+ /.test(begin) && posted >= 0 && bytes.includes(' HTTP/1.1\r\n')) posted = -1;
      if (posted >= 0) posted += bytes.length;
      if (line === 'breaks midway' && posted > halfwayBytes) return cut();
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (line === 'breaks before the answer' && posted >= 0) return cut();
      visitor.write(bytes);
    });
    for (const socket of [visitor, upstream]) socket.on('error', cut).on('close', cut);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${listeningAddress(server).port}`,
    set: (next: Line) => {
      line = next;
    },
    close: () => server.close(),
  };
}
