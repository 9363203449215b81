import { fileTypeFromBuffer } from 'file-type';
import { maxResumeBytes, type ResumeProblem, resumeHeadBytes } from '#forms/resume-file.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { problemOfError, type ResumeWarning, resumeFault } from './resume-fault.ts';
import { extensionOf, safeName } from './safe-file-name.ts';

export type { ResumeProblem } from '#forms/resume-file.ts';
export type { ResumeWarning } from './resume-fault.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The names of `file-type`. */
const kinds = {
  pdf: { type: 'application/pdf', signatures: ['pdf'], inspect: inspectPdf },
  doc: { type: 'application/msword', signatures: ['cfb'], inspect: inspectDoc },
  docx: { type: docxType, signatures: ['docx', 'docm', 'zip', 'cfb'], inspect: inspectDocx },
} as const;

type ResumeType = (typeof kinds)[keyof typeof kinds]['type'];

export type Inspection =
  /** `name` is safe to print, to store and, encoded, for a header. */
  | { state: 'accepted'; type: ResumeType; name: string; warnings: ResumeWarning[] }
  | { state: 'refused'; problem: ResumeProblem };

/** Never rejects. A file of 5 MB takes up to 50 ms, the worst hostile one in the tests 400 ms. */
export async function inspectResume(name: string, bytes: Uint8Array): Promise<Inspection> {
  try {
    const safe = safeName(name);
    const kind = kinds[extensionOf(safe) as keyof typeof kinds];
    if (!kind) throw resumeFault('resume-type');
    if (bytes.length > maxResumeBytes) throw resumeFault('resume-too-large');
    // Full disks and lost cloud folders leave files of zeros.
    if (!bytes.some((byte) => !isBlank(byte))) throw resumeFault('resume-empty');
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const signature: string = await signatureOf(content);
    if (!kind.signatures.some((known) => known === signature)) throw resumeFault('resume-type');
    return { state: 'accepted', type: kind.type, name: safe, warnings: [...(await kind.inspect(content))] };
  } catch (error) {
    return { state: 'refused', problem: problemOfError(error) };
  }
}

function isBlank(byte: number): boolean {
  return byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/** Reads only the first kilobytes; blanks before a PDF's header do not count. */
async function signatureOf(content: Buffer): Promise<string> {
  const head = content.toString('latin1', 0, resumeHeadBytes);
  const blanks = /^(?:\xef\xbb\xbf)?[\0\s]*/.exec(head)?.[0].length ?? 0;
  return (await fileTypeFromBuffer(content.subarray(blanks, blanks + 4100)))?.ext ?? '';
}
