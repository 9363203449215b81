import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { FileError } from './file-error.ts';

const maxEntries = 2000;
/** The limit holds for all parts together, including those of archives inside. */
export const maxUnpackedBytes = 50 * 1024 * 1024;
/** Repetitive markup compresses to a hundredth; a bomb comes near deflate's limit of 1,032. */
const maxRatio = 200;
const smallPartBytes = 1024 * 1024;

const stored = 0;
const directoryEnd = Buffer.from('PK\x05\x06', 'latin1');
const maxEndBytes = 22 + 0xffff;

export interface ZipPart {
  name: string;
  /** Resolves to undefined for more than `keep` bytes. Rejects if it is damaged or exceeds the budget. */
  read(keep: number): Promise<Buffer | undefined>;
}

export interface UnpackBudget {
  bytes: number;
}

export function isZip(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;
}

/** Returns whether a program may open the file as a ZIP, which is read from its end. */
export function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-maxEndBytes);
  for (let at = tail.indexOf(directoryEnd); at >= 0; at = tail.indexOf(directoryEnd, at + 1))
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  return false;
}

/** Throws `file-unsafe` for a repeated name, one outside the archive, a gap before the first part, or an overlap. */
export async function readZip(bytes: Buffer, budget: UnpackBudget): Promise<ZipPart[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
  if (zip.entryCount > maxEntries) throw new FileError('file-unsafe');
  const entries = [];
  for await (const entry of zip.eachEntry()) entries.push(await checkedEntry(zip, entry, bytes));
  checkOverlaps(entries);
  const declared = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (declared > budget.bytes) throw new FileError('file-unsafe');
  return entries.map(({ name, entry, data }) => ({
    name,
    read: (keep) => unpack(entry, data, keep, budget),
  }));
}

async function checkedEntry(zip: ZipFile, entry: Entry, bytes: Buffer) {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no part's name may have these.
  if (validateFileName(name) !== null || /[\0-\x1f]/.test(name)) throw new FileError('file-unsafe');
  if (entry.isEncrypted()) throw new FileError('file-unsafe');
  if (!entry.canDecodeFileData()) throw new FileError('file-damaged');
  const start = entry.relativeOffsetOfLocalHeader;
  const local = await zip.readLocalFileHeaderPromise(entry);
  // Programs differ in which of the two headers they believe.
  if (!local.fileName.equals(entry.fileNameRaw) || local.compressionMethod !== entry.compressionMethod)
    throw new FileError('file-unsafe');
  const end = local.fileDataStart + entry.compressedSize;
  if (end > bytes.length) throw new FileError('file-damaged');
  return { name, entry, data: bytes.subarray(local.fileDataStart, end), start, end };
}

function checkOverlaps(entries: { name: string; start: number; end: number }[]) {
  // Word ignores case in part names.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length) throw new FileError('file-unsafe');
  let free = 0;
  for (const { start, end } of entries.toSorted((one, other) => one.start - other.start)) {
    if (start < free || (free === 0 && start > 0)) throw new FileError('file-unsafe');
    free = end;
  }
}

/** Counts the bytes that come out, because a bomb's header is false. */
async function unpack(entry: Entry, data: Buffer, keep: number, budget: UnpackBudget) {
  const chunks: Buffer[] = [];
  let size = 0;
  let sum = 0;
  // The stream of yauzl takes twice as long.
  const unpacked: Iterable<Buffer> | AsyncIterable<Buffer> =
    entry.compressionMethod === stored ? [data] : createInflateRaw({ chunkSize: 64 * 1024 }).end(data);
  for await (const chunk of unpacked) {
    size += chunk.length;
    budget.bytes -= chunk.length;
    if (budget.bytes < 0 || (size > smallPartBytes && size > data.length * maxRatio))
      throw new FileError('file-unsafe');
    sum = crc32(chunk, sum);
    if (size <= keep) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw new FileError('file-damaged');
  return size <= keep ? Buffer.concat(chunks) : undefined;
}
