import { FileError, type FileWarning } from './file-error.ts';
import { endsAsZip } from './zip-archive.ts';

/** The document stream has this flag at its beginning ([MS-DOC] 2.5.2). */
const encryptedFlag = 0x0100;

export async function inspectDoc(bytes: Buffer): Promise<Set<FileWarning>> {
  if (endsAsZip(bytes)) throw new FileError('file-unsafe');
  const parts = olePartsIn(bytes);
  const start = parts.get('worddocument');
  // A file with a workbook is no document, even if it also holds one.
  if (start === undefined || parts.has('workbook')) throw new FileError('file-type');
  if (['macros', 'vba', '_vba_project', '_vba_project_cur'].some((name) => parts.has(name)))
    throw new FileError('file-macros');
  const warnings = new Set<FileWarning>();
  if (bytes.readUInt16LE(start + 10) & encryptedFlag) warnings.add('encrypted');
  if (parts.has('objectpool')) warnings.add('active-content');
  return warnings;
}

export function isOle(bytes: Buffer): boolean {
  return bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

/** Returns offsets by lower-case names, from everything that looks like a directory entry ([MS-CFB] 2.6). */
export function olePartsIn(bytes: Buffer): Map<string, number> {
  const sectorBytes = bytes.readUInt16LE(30) === 12 ? 4096 : 512;
  const parts = new Map<string, number>();
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const [nameBytes, kind] = [bytes.readUInt16LE(at + 64) - 2, bytes[at + 66]];
    if ((kind !== 1 && kind !== 2) || nameBytes < 2 || nameBytes > 62) continue;
    const name = bytes.toString('utf16le', at, at + nameBytes).toLowerCase();
    parts.set(name, (bytes.readUInt32LE(at + 116) + 1) * sectorBytes);
  }
  return parts;
}
