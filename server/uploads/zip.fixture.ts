import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: Buffer | string;
  /** Stored without compression. */
  stored?: boolean;
  flags?: number;
  /** False values for the archive's headers. */
  lies?: {
    localName?: string;
    size?: number;
    crc?: number;
    /** The position of another entry's bytes. */
    offset?: number;
  };
}

/** Returns a zip archive of these entries, with the false values of their headers. */
export function zip(entries: ZipEntry[], { comment = Buffer.of() }: { comment?: Buffer } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, stored = false, flags = 0x800, lies = {} } of entries) {
    const content = Buffer.from(data);
    // The quickest level still packs zeros below the limit of a two-hundredth.
    const packed = stored ? content : deflateRawSync(content, { level: 1 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(stored ? 0 : 8, 4);
    head.writeUInt16LE(0x5b75, 8);
    head.writeUInt32LE(lies.crc ?? crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(lies.size ?? content.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const localHead = Buffer.from(head);
    const localName = lies.localName ?? name;
    localHead.writeUInt16LE(Buffer.byteLength(localName), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), localHead, Buffer.from(localName), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(lies.offset ?? offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.of(20, 0), head, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const records = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(records.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...locals, records, Buffer.from('PK\x05\x06'), end, comment]);
}

export const plainZip = zip([{ name: 'a.txt', data: 'text' }]);
