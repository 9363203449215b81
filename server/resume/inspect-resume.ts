import { fileTypeFromBuffer } from 'file-type';
import { maxResumeBytes, resumeHeadBytes } from '#forms/resume-file.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { ResumeError, type ResumeWarning } from './resume-error.ts';
import { extensionOf, safeName } from './safe-file-name.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Kind {
  type: string;
  /** As `file-type` names them. */
  signatures: string[];
  inspect(content: Buffer): Promise<Set<ResumeWarning>>;
}

const kinds: Record<string, Kind> = {
  pdf: { type: 'application/pdf', signatures: ['pdf'], inspect: inspectPdf },
  doc: { type: 'application/msword', signatures: ['cfb'], inspect: inspectDoc },
  docx: { type: docxType, signatures: ['docx', 'docm', 'zip', 'cfb'], inspect: inspectDocx },
};

/** Never rejects. Resolves to a name that is safe to store. 5 MB take up to 50 ms, the worst hostile file 400 ms. */
export async function inspectResume(name: string, bytes: Uint8Array) {
  try {
    const safe = safeName(name);
    const kind = kinds[extensionOf(safe)];
    if (!kind) throw new ResumeError('resume-type');
    if (bytes.length > maxResumeBytes) throw new ResumeError('resume-too-large');
    // Full disks and cloud folders that lost a file leave files of zeros.
    if (!bytes.some((byte) => !isBlank(byte))) throw new ResumeError('resume-empty');
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (!kind.signatures.includes(await signatureOf(content))) throw new ResumeError('resume-type');
    const warnings = [...(await kind.inspect(content))];
    return { state: 'accepted', type: kind.type, name: safe, warnings } as const;
  } catch (error) {
    const code = error instanceof ResumeError ? error.code : 'resume-damaged';
    return { state: 'refused', error: code } as const;
  }
}

function isBlank(byte: number): boolean {
  return byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/** Reads only the first kilobytes. Blanks before a PDF's header do not count. */
async function signatureOf(content: Buffer): Promise<string> {
  const head = content.toString('latin1', 0, resumeHeadBytes);
  const blanks = /^(?:\xef\xbb\xbf)?[\0\s]*/.exec(head)?.[0].length ?? 0;
  return (await fileTypeFromBuffer(content.subarray(blanks, blanks + 4100)))?.ext ?? '';
}
