import { type OlePart, readOle } from './ole-file.ts';
import { ResumeError, type ResumeWarning } from './resume-error.ts';
import { endsAsZip } from './zip-archive.ts';

/** [MS-DOC] 2.5.2 FibBase: first word of the WordDocument stream, since Word 97, and in Word 6 and 95. */
const word97 = 0xa5ec;
const word6 = 0xa5dc;
const templateFlag = 0x0001;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;

const macros = /(?:^|\/)(?:macros|vba|_vba_project(?:_cur)?)(?:\/|$)/;

export async function inspectDoc(bytes: Buffer): Promise<Set<ResumeWarning>> {
  if (endsAsZip(bytes)) throw new ResumeError('resume-unsafe');
  const parts = readOle(bytes);
  const word = parts.find(({ path, kind }) => path === 'worddocument' && kind === 'stream');
  if (!word) throw new ResumeError('resume-type');
  if (parts.some(({ path }) => macros.test(path))) throw new ResumeError('resume-macros');
  const flags = flagsOf(word, parts);
  const warnings = new Set<ResumeWarning>();
  if (flags & encryptedFlag) warnings.add('encrypted');
  if (parts.some(({ path }) => /^objectpool\/./.test(path))) warnings.add('active-content');
  return warnings;
}

function flagsOf({ start }: OlePart, parts: OlePart[]): number {
  const version = start.readUInt16LE(0);
  const flags = start.readUInt16LE(10);
  if (version === word6) {
    // Before Word 97 only templates could hold macros.
    if (flags & templateFlag) throw new ResumeError('resume-macros');
    return flags;
  }
  const table = flags & secondTableFlag ? '1table' : '0table';
  if (version !== word97 || !parts.some(({ path }) => path === table))
    throw new ResumeError('resume-damaged');
  return flags;
}
