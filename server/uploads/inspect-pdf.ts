import { fileHeadBytes } from '#forms/file-rules.ts';
import { FileError, type FileWarning } from './file-error.ts';
import { endsAsZip } from './zip-archive.ts';

/** Readers look for the trailer in this many last bytes. */
const trailerBytes = 1024;

const encryption = /\/Encrypt[\0\s]*(?:<<|\d)/;
const activeContent = [
  /\/S[\0\s]*\/(?:JavaScript|Launch)\b/,
  /\/JS[\0\s]*(?:[(<]|\d+[\0\s]+\d+[\0\s]+R)/,
  /\/(?:JavaScript|EmbeddedFiles|XFA)[\0\s]*(?:<<|\[|\d)/,
  /\/(?:Type|Subtype)[\0\s]*\/(?:EmbeddedFile|FileAttachment|RichMedia)\b/,
];

/** Windows save memory, because a text of the whole file would double it. No pattern is longer than the overlap. */
const windowBytes = 64 * 1024;
const overlapBytes = 16 * 1024;

/** Warns of uncompressed objects only; others are not inspected (docs/decisions/resumes.md). */
export async function inspectPdf(bytes: Buffer): Promise<Set<FileWarning>> {
  if (endsAsZip(bytes)) throw new FileError('file-unsafe');
  const head = bytes.toString('latin1', 0, fileHeadBytes);
  if (!/^[\xef\xbb\xbf\0\s]*%PDF-[12]\.\d/.test(head) || !bytes.includes(' obj') || !endsAsPdf(bytes))
    throw new FileError('file-damaged');
  const warnings = new Set<FileWarning>();
  for (let at = 0; at < bytes.length; at += windowBytes) {
    const text = bytes.toString('latin1', at, at + windowBytes + overlapBytes);
    if (encryption.test(text)) warnings.add('encrypted');
    if (activeContent.some((pattern) => pattern.test(text))) warnings.add('active-content');
  }
  return warnings;
}

function endsAsPdf(bytes: Buffer): boolean {
  const endMarkerAt = bytes.lastIndexOf('%%EOF');
  const before = bytes.toString('latin1', Math.max(0, endMarkerAt - trailerBytes), Math.max(0, endMarkerAt));
  const table = /startxref\s*(\d{1,10})\s*$/.exec(before);
  const rest = bytes.subarray(endMarkerAt + '%%EOF'.length);
  return (
    Number(table?.[1] ?? bytes.length) < bytes.length &&
    (rest.length <= trailerBytes || !/[^\0\s]/.test(rest.toString('latin1')))
  );
}
