import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';

/** A DNS server on this machine that knows a few texts and no other name, and a resolver that asks it alone. */
export async function startDns(texts: Record<string, string[]>) {
  const socket = createSocket('udp4', (query, from) => socket.send(answerTo(query, texts), from.port));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, close: () => new Promise<void>((resolve) => socket.close(resolve)) };
}

/** RFC 1035, sections 4.1 and 3.3.14: the question as it came, and an answer for each text. */
function answerTo(query: Buffer, texts: Record<string, string[]>): Buffer {
  const labels: string[] = [];
  let end = 12;
  for (let size = query[end] ?? 0; size > 0; size = query[end] ?? 0) {
    labels.push(query.toString('latin1', end + 1, end + 1 + size));
    end += 1 + size;
  }
  end += 5;
  const found = texts[labels.join('.').toLowerCase()] ?? [];
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  // An answer; without a text, to a name that does not exist.
  head.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  const answers = found.map((text) => {
    // The name by its place in the question, TXT, IN, a minute, and the size of what follows.
    const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0, text.length]);
    record.writeUInt16BE(text.length + 1, 10);
    return Buffer.concat([record, Buffer.from(text)]);
  });
  return Buffer.concat([head, query.subarray(12, end), ...answers]);
}
