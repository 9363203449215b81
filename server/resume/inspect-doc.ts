import { ResumeError, type ResumeWarning } from './resume-error.ts';
import { endsAsZip } from './zip-archive.ts';

/** [MS-DOC] 2.5.2 FibBase: first word of the WordDocument stream, since Word 97, and in Word 6 and 95. */
const word97 = 0xa5ec;
const word6 = 0xa5dc;
const templateFlag = 0x0001;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;

export async function inspectDoc(bytes: Buffer): Promise<Set<ResumeWarning>> {
  if (endsAsZip(bytes)) throw new ResumeError('resume-unsafe');
  const parts = olePartsIn(bytes);
  const document = parts.get('worddocument');
  // A workbook is that, whatever it holds.
  if (!document || document.isFolder || parts.has('workbook')) throw new ResumeError('resume-type');
  if (['macros', 'vba', '_vba_project', '_vba_project_cur'].some((name) => parts.has(name)))
    throw new ResumeError('resume-macros');
  const [version, flags] = [bytes.readUInt16LE(document.start), bytes.readUInt16LE(document.start + 10)];
  // Before Word 97 only templates could hold macros.
  if (version === word6 && flags & templateFlag) throw new ResumeError('resume-macros');
  const table = flags & secondTableFlag ? '1table' : '0table';
  if (version !== word6 && (version !== word97 || !parts.has(table))) throw new ResumeError('resume-damaged');
  const warnings = new Set<ResumeWarning>();
  if (flags & encryptedFlag) warnings.add('encrypted');
  if (parts.has('objectpool')) warnings.add('active-content');
  return warnings;
}

export function isOle(bytes: Buffer): boolean {
  return bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
}

/**
 * By their names in lower case: what looks like an entry of a directory ([MS-CFB] 2.6), wherever it lies. Throws
 * `resume-damaged` where the file ends before its directory.
 */
export function olePartsIn(bytes: Buffer) {
  const sectorBytes = bytes.readUInt16LE(30) === 12 ? 4096 : 512;
  if ((bytes.readUInt32LE(48) + 1) * sectorBytes >= bytes.length) throw new ResumeError('resume-damaged');
  const parts = new Map<string, { isFolder: boolean; start: number }>();
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const [nameBytes, kind] = [bytes.readUInt16LE(at + 64) - 2, bytes[at + 66]];
    if ((kind !== 1 && kind !== 2) || nameBytes < 2 || nameBytes > 62) continue;
    const name = bytes.toString('utf16le', at, at + nameBytes).toLowerCase();
    parts.set(name, { isFolder: kind === 1, start: (bytes.readUInt32LE(at + 116) + 1) * sectorBytes });
  }
  return parts;
}
