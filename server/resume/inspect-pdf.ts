import { type ResumeWarning, resumeFault } from './resume-fault.ts';
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

/** Warns of what stands uncompressed; other objects are not inspected (docs/decisions/resumes.md). */
export async function inspectPdf(bytes: Buffer): Promise<Set<ResumeWarning>> {
  if (endsAsZip(bytes)) throw resumeFault('resume-unsafe');
  const text = bytes.toString('latin1');
  if (!/^[\xef\xbb\xbf\0\s]*%PDF-[12]\.\d/.test(text) || !text.includes(' obj') || !endsAsPdf(text))
    throw resumeFault('resume-damaged');
  const warnings = new Set<ResumeWarning>();
  if (encryption.test(text)) warnings.add('encrypted');
  if (activeContent.some((pattern) => pattern.test(text))) warnings.add('active-content');
  return warnings;
}

function endsAsPdf(text: string): boolean {
  const mark = text.lastIndexOf('%%EOF');
  const table = /startxref\s*(\d{1,10})\s*$/.exec(
    text.slice(Math.max(0, mark - trailerBytes), Math.max(0, mark)),
  );
  const rest = text.slice(mark + '%%EOF'.length);
  return (
    Number(table?.[1] ?? text.length) < text.length && (rest.length <= trailerBytes || !/[^\0\s]/.test(rest))
  );
}
