import { ResumeError } from './resume-error.ts';

/** `path` is lower case, with slashes, without the root. */
export interface OlePart {
  path: string;
  kind: 'storage' | 'stream';
  start: Buffer;
}

/** [MS-CFB] */
const endOfChain = 0xfffffffe;
const noStream = 0xffffffff;
/** Smaller streams live in 64-byte sectors of the root's stream. */
const miniStreamCutoff = 4096;
const miniSectorBytes = 64;

export function isOle(bytes: Buffer): boolean {
  return bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

/** Throws `resume-damaged` where a chain is cyclic, too short or leaves the file, and for files over 7 MB. */
export function readOle(bytes: Buffer): OlePart[] {
  const sectorBytes = 1 << bytes.readUInt16LE(30);
  const tableSectors = bytes.readUInt32LE(44);
  if (!isOle(bytes) || (sectorBytes !== 512 && sectorBytes !== 4096) || tableSectors > 109)
    throw new ResumeError('resume-damaged');
  // The header fills a sector; the last one may be cut short.
  const sectors = Math.ceil(bytes.length / sectorBytes) - 1;
  const sectorAt = (index: number) => bytes.subarray((index + 1) * sectorBytes, (index + 2) * sectorBytes);
  const table = Buffer.concat(
    Array.from({ length: tableSectors }, (_, index) => sectorAt(bytes.readUInt32LE(76 + index * 4))),
  );
  let steps = 0;
  const directory = Buffer.concat(chainFrom(bytes.readUInt32LE(48)).map(sectorAt));
  const miniStream = chainFrom(directory.readUInt32LE(116));
  return readDirectory(directory, startOf);

  function chainFrom(first: number): number[] {
    const chain: number[] = [];
    for (
      let index = first;
      index !== endOfChain && index !== noStream;
      index = table.readUInt32LE(index * 4)
    ) {
      steps += 1;
      if (index >= sectors || steps > sectors) throw new ResumeError('resume-damaged');
      chain.push(index);
    }
    return chain;
  }

  function startOf(entry: Buffer): Buffer {
    const first = entry.readUInt32LE(116);
    const size = entry.readUInt32LE(120);
    if (size >= miniStreamCutoff) {
      if (chainFrom(first).length * sectorBytes < size) throw new ResumeError('resume-damaged');
      return sectorAt(first);
    }
    const offset = first * miniSectorBytes;
    const container = miniStream[Math.floor(offset / sectorBytes)];
    if (size === 0 || container === undefined) return Buffer.of();
    return sectorAt(container).subarray(
      offset % sectorBytes,
      (offset % sectorBytes) + Math.min(miniSectorBytes, size),
    );
  }
}

function readDirectory(directory: Buffer, startOf: (entry: Buffer) => Buffer): OlePart[] {
  const parts: OlePart[] = [];
  const seen = new Set<number>();
  const waiting = [{ index: directory.readUInt32LE(76), folder: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { index, folder } = next;
    if (index === noStream) continue;
    if (seen.has(index)) throw new ResumeError('resume-damaged');
    seen.add(index);
    const entry = directory.subarray(index * 128, index * 128 + 128);
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
    const path = `${folder}${entry.toString('utf16le', 0, nameBytes).toLowerCase()}`;
    const type = entry.readUInt8(66);
    if (type === 1) parts.push({ path, kind: 'storage', start: Buffer.of() });
    if (type === 2) parts.push({ path, kind: 'stream', start: startOf(entry) });
    waiting.push({ index: entry.readUInt32LE(68), folder }, { index: entry.readUInt32LE(72), folder });
    if (type === 1) waiting.push({ index: entry.readUInt32LE(76), folder: `${path}/` });
  }
  return parts;
}
