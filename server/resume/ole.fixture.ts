const sector = 512;
const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;

interface DirectoryEntry {
  name: string;
  kind: 1 | 2 | 5;
  child: number;
  right: number;
  first: number;
  size: number;
}

/**
 * An OLE compound file with these streams; a path with a slash makes its storage. Small streams are filled
 * up to 4096 bytes.
 */
export function ole(streams: Record<string, Buffer>): Buffer {
  const entries: DirectoryEntry[] = [part('Root Entry', 5)];
  const folders = new Map([['', 0]]);
  const sectors: Buffer[] = [];
  const table: number[] = [];
  for (const [path, content] of Object.entries(streams)) {
    const steps = path.split('/');
    const name = steps.pop() ?? '';
    const stream = part(name, 2);
    hang(entries.push(stream) - 1, folder(steps));
    const padded = Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))]);
    Object.assign(stream, { first: store(padded), size: padded.length });
  }
  const directory = store(Buffer.concat(entries.map(record)));
  const tables = Math.ceil((sectors.length + 1) / 127);
  const firstTable = sectors.length;
  for (let index = 0; index < tables; index += 1) table.push(tableSector);
  const numbers = Buffer.alloc(tables * sector, 0xff);
  for (const [index, next] of table.entries()) numbers.writeUInt32LE(next, index * 4);
  return Buffer.concat([header(directory, tables, firstTable), ...sectors, numbers]);

  function folder(steps: string[]): number {
    const path = steps.join('/');
    const known = folders.get(path);
    if (known !== undefined) return known;
    const index = entries.push(part(steps.at(-1) ?? '', 1)) - 1;
    folders.set(path, index);
    hang(index, folder(steps.slice(0, -1)));
    return index;
  }

  function hang(index: number, parent: number) {
    const [one, other] = [entries[index], entries[parent]];
    if (!one || !other) return;
    one.right = other.child;
    other.child = index;
  }

  function store(content: Buffer): number {
    const first = sectors.length;
    for (let at = 0; at < content.length; at += sector) {
      const piece = Buffer.alloc(sector);
      content.copy(piece, 0, at, at + sector);
      sectors.push(piece);
      table.push(at + sector < content.length ? sectors.length : endOfChain);
    }
    return first;
  }
}

function part(name: string, kind: DirectoryEntry['kind']): DirectoryEntry {
  return { name, kind, child: free, right: free, first: endOfChain, size: 0 };
}

function record({ name, kind, child, right, first, size }: DirectoryEntry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes.writeUInt8(kind, 66);
  for (const [index, value] of [free, right, child].entries()) bytes.writeUInt32LE(value, 68 + index * 4);
  bytes.writeUInt32LE(first, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

function header(directory: number, tables: number, firstTable: number): Buffer {
  const bytes = Buffer.alloc(sector);
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [index, value] of [0x3e, 3, 0xfffe, 9, 6].entries()) bytes.writeUInt16LE(value, 24 + index * 2);
  bytes.writeUInt32LE(tables, 44);
  bytes.writeUInt32LE(directory, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.fill(0xff, 76);
  for (let index = 0; index < tables; index += 1) bytes.writeUInt32LE(firstTable + index, 76 + index * 4);
  return bytes;
}

/** What a WordDocument stream begins with. */
export function fib(flags = 0, version = 0xa5ec): Buffer {
  const bytes = Buffer.alloc(1472);
  bytes.writeUInt16LE(version, 0);
  bytes.writeUInt16LE(0xc1, 2);
  bytes.writeUInt16LE(flags, 10);
  return bytes;
}

/** A Word 97 document, with more streams if told. */
export function doc(more: Record<string, Buffer> = {}, flags = 0): Buffer {
  return ole({
    WordDocument: fib(flags),
    '0Table': Buffer.alloc(5000),
    '1Table': Buffer.alloc(5000),
    ...more,
  });
}
