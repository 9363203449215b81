import { largestResume, type ResumeProblem } from '../../forms/resume-file.ts';
import { inspectDoc } from './doc.ts';
import { inspectDocx } from './docx.ts';
import { extensionOf, safeName } from './name.ts';
import { inspectPdf } from './pdf.ts';
import { problemOf, type ResumeMark, refusal } from './verdict.ts';

export { type ResumeProblem, resumeProblems } from '../../forms/resume-file.ts';
export { type ResumeMark, resumeMarks } from './verdict.ts';

const kinds = {
  pdf: { type: 'application/pdf', inspect: inspectPdf },
  doc: { type: 'application/msword', inspect: inspectDoc },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inspect: inspectDocx,
  },
} as const;

export type ResumeType = (typeof kinds)[keyof typeof kinds]['type'];

export type Inspection =
  /** `name` is safe to print, to store and to put into a header after encoding; it is never a path. */
  | { state: 'accepted'; type: ResumeType; name: string; marks: ResumeMark[] }
  | { state: 'refused'; problem: ResumeProblem };

/**
 * Judges an uploaded file by its name and its bytes. Never throws. An honest file of 5 MB takes up to 50 ms of the
 * processor, the worst of the hostile ones in the tests 400; what is packed is unpacked outside the main thread.
 */
export async function inspectResume(name: string, bytes: Uint8Array): Promise<Inspection> {
  try {
    const safe = safeName(name);
    const kind = kinds[extensionOf(safe) as keyof typeof kinds];
    if (!kind) throw refusal('resume-type');
    if (bytes.length > largestResume) throw refusal('resume-too-large');
    // A disk that was full or a cloud folder out of reach leaves files of zeros.
    if (!bytes.some((byte) => !isBlank(byte))) throw refusal('resume-empty');
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const marks = await kind.inspect(content);
    return { state: 'accepted', type: kind.type, name: safe, marks: [...marks] };
  } catch (error) {
    return { state: 'refused', problem: problemOf(error) };
  }
}

function isBlank(byte: number): boolean {
  return byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}
