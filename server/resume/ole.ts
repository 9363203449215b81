import { refusal } from './verdict.ts';

/** One stream or storage of a compound file; `path` is lower case, with slashes, without the root. */
export interface OlePart {
  path: string;
  kind: 'storage' | 'stream';
  size: number;
  /** Its first bytes, as far as they lie together. */
  start: Buffer;
}

/** [MS-CFB]: what these numbers mean in a chain. */
const endOfChain = 0xfffffffe;
const noStream = 0xffffffff;
const kindsOfPart = { 1: 'storage', 2: 'stream' } as const;
/** Streams smaller than this live in sectors of 64 bytes inside the root's stream. */
const miniCutoff = 4096;
const miniSector = 64;

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export function isOle(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(signature);
}

/**
 * Everything in the directory of an OLE compound file, reached from its root as Word reaches it. Throws `resume-damaged`
 * where a chain leaves the file, runs in a circle or is too short. Time and memory are linear in the file's size: the
 * chains of all streams together may not be longer than the file. Files over 7 MB keep a part of their allocation table
 * elsewhere (DIFAT), which this does not read.
 */
export function readOle(bytes: Buffer): OlePart[] {
  const sector = 1 << bytes.readUInt16LE(30);
  if (sector !== 512 && sector !== 4096) throw refusal('resume-damaged');
  // The header fills a sector of its own; the last sector may be cut short by its writer.
  const sectors = Math.ceil(bytes.length / sector) - 1;
  const table = readTable();
  let steps = 0;
  const directory = Buffer.concat(chain(bytes.readUInt32LE(48)).map(at));
  const root = entry(0);
  const miniStream = chain(root.first);
  const miniTable = Buffer.concat(chain(bytes.readUInt32LE(60)).map(at));
  const parts: OlePart[] = [];
  const seen = new Set<number>();
  const waiting = [{ index: root.child, folder: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { index, folder } = next;
    if (index === noStream) continue;
    if (seen.has(index)) throw refusal('resume-damaged');
    seen.add(index);
    const { name, kind, left, right, child, first, size } = entry(index);
    const path = `${folder}${name}`;
    if (kind) parts.push({ path, kind, size, start: kind === 'stream' ? startOf(first, size) : Buffer.of() });
    waiting.push({ index: left, folder }, { index: right, folder });
    if (kind === 'storage') waiting.push({ index: child, folder: `${path}/` });
  }
  return parts;

  function at(index: number): Buffer {
    return bytes.subarray((index + 1) * sector, (index + 2) * sector);
  }

  function readTable(): Buffer {
    const count = bytes.readUInt32LE(44);
    if (count > 109) throw refusal('resume-damaged');
    const places = Array.from({ length: count }, (_, index) => bytes.readUInt32LE(76 + index * 4));
    return Buffer.concat(places.map(at));
  }

  function chain(first: number): number[] {
    const found: number[] = [];
    // An empty stream has the end of a chain, or none, for its beginning.
    for (
      let index = first;
      index !== endOfChain && index !== noStream;
      index = table.readUInt32LE(index * 4)
    ) {
      steps += 1;
      if (index >= sectors || steps > sectors) throw refusal('resume-damaged');
      found.push(index);
    }
    return found;
  }

  function entry(index: number) {
    const record = directory.subarray(index * 128, index * 128 + 128);
    const length = Math.min(Math.max(record.readUInt16LE(64) - 2, 0), 62);
    return {
      name: record.toString('utf16le', 0, length).toLowerCase(),
      kind: kindsOfPart[record.readUInt8(66) as 1 | 2],
      left: record.readUInt32LE(68),
      right: record.readUInt32LE(72),
      child: record.readUInt32LE(76),
      first: record.readUInt32LE(116),
      size: record.readUInt32LE(120),
    };
  }

  function startOf(first: number, size: number): Buffer {
    if (size === 0) return Buffer.of();
    if (size >= miniCutoff) {
      const places = chain(first);
      if (places.length * sector < size) throw refusal('resume-damaged');
      return at(first).subarray(0, size);
    }
    let length = 0;
    for (let index = first; index !== endOfChain; index = miniTable.readUInt32LE(index * 4)) {
      length += miniSector;
      if (length > miniCutoff) throw refusal('resume-damaged');
    }
    const container = miniStream[Math.floor((first * miniSector) / sector)];
    if (container === undefined || length < size) throw refusal('resume-damaged');
    const offset = (first * miniSector) % sector;
    return at(container).subarray(offset, offset + Math.min(miniSector, size));
  }
}
