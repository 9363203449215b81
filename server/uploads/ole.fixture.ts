const sectorBytes = 512;

/**
 * Returns an OLE compound file with these streams; a slash in a path makes storages. It has no chains of sectors: these
 * follow one another, and small streams are filled up to 4096 bytes.
 */
export function ole(streams: Record<string, Buffer>): Buffer {
  const content: Buffer[] = [];
  const folders = new Set<string>();
  const records = [record('Root Entry', 5)];
  let sectors = 0;
  for (const [path, bytes] of Object.entries(streams)) {
    const [name = '', ...parents] = path.split('/').reverse();
    for (const parent of parents) folders.add(parent);
    records.push(record(name, 2, sectors));
    const length = Math.ceil(Math.max(bytes.length, 4096) / sectorBytes);
    content.push(bytes, Buffer.alloc(length * sectorBytes - bytes.length));
    sectors += length;
  }
  records.push(...[...folders].map((name) => record(name, 1)));
  return Buffer.concat([header(sectors), ...content, ...records]);
}

function record(name: string, kind: 1 | 2 | 5, firstSector = 0): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes.writeUInt8(kind, 66);
  bytes.writeUInt32LE(firstSector, 116);
  return bytes;
}

function header(directorySector: number): Buffer {
  const bytes = Buffer.alloc(sectorBytes);
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [index, value] of [0x3e, 3, 0xfffe, 9, 6].entries()) bytes.writeUInt16LE(value, 24 + index * 2);
  bytes.writeUInt32LE(directorySector, 48);
  return bytes;
}

/** Returns the beginning of a WordDocument stream. */
export function fib(flags = 0): Buffer {
  const bytes = Buffer.alloc(1472);
  bytes.writeUInt16LE(flags, 10);
  return bytes;
}

/** Returns a Word document with these additional streams. */
export function doc(more: Record<string, Buffer> = {}, flags = 0): Buffer {
  return ole({ WordDocument: fib(flags), ...more });
}
