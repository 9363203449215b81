import { connect, type NetConnectOpts } from 'node:net';

/** Clamd takes less than this for 5 MB on a busy machine, and a visitor waits no longer. */
const scanTimeoutMs = 10_000;
const maxReplyLength = 1000;

type ScanResult = 'clean' | 'infected' | 'unavailable';

/** Asks clamd at `tcp://host:port` or `unix:///path`. Never rejects. */
export async function scan(clamdUrl: string, bytes: Uint8Array, waitMs = scanTimeoutMs): Promise<ScanResult> {
  const where = socketAt(clamdUrl);
  if (!where) return 'unavailable';
  const socket = connect({ ...where, signal: AbortSignal.timeout(waitMs) }).setEncoding('utf8');
  const parts = bytes.length > 0 ? [lengthOf(bytes.length), bytes] : [];
  for (const part of ['zINSTREAM\0', ...parts, lengthOf(0)]) socket.write(part);
  let answer = '';
  try {
    for await (const text of socket) {
      answer += text;
      // clamd may reply before it has read everything.
      if (answer.includes('\0') || answer.length > maxReplyLength) break;
    }
  } catch {
    // A reply that came before the connection broke still counts.
  }
  return meaningOf(answer);
}

function socketAt(clamdUrl: string): NetConnectOpts | undefined {
  const url = URL.parse(clamdUrl);
  if (url?.protocol === 'unix:') return { path: decodeURIComponent(url.pathname) };
  if (url?.protocol !== 'tcp:' || !url.hostname) return undefined;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) };
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function meaningOf(answer: string): ScanResult {
  if (!answer.endsWith('\0')) return 'unavailable';
  if (answer === 'stream: OK\0') return 'clean';
  return answer.endsWith(' FOUND\0') ? 'infected' : 'unavailable';
}
