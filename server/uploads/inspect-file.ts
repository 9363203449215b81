import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '#codes/form-codes.ts';
import { type FileRules, fileHeadBytes, mimeTypes } from '#forms/file-rules.ts';
import { FileError, type FileWarning } from './file-error.ts';
import { inspectDoc } from './inspect-doc.ts';
import { inspectDocx } from './inspect-docx.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { safeName } from './safe-file-name.ts';

interface Inspector {
  /** The library `file-type` uses these names. */
  signatures: string[];
  /** Rejects with a `FileError`, or with any other error if the file is damaged. */
  inspect(content: Buffer): Promise<Set<FileWarning>>;
}

const inspectors: Record<FileKind, Inspector> = {
  pdf: { signatures: ['pdf'], inspect: inspectPdf },
  doc: { signatures: ['cfb'], inspect: inspectDoc },
  docx: { signatures: ['docx', 'docm', 'zip', 'cfb'], inspect: inspectDocx },
};

/** Never rejects. An accepted name is safe to store. 5 MB take up to 50 ms, the worst hostile file 400 ms. */
export async function inspectFile({ kinds, maxBytes }: FileRules, name: string, bytes: Uint8Array) {
  try {
    const safe = safeName(name);
    const extension = extname(safe).toLowerCase();
    const kind = kinds.find((one) => extension === `.${one}`);
    if (!kind) throw new FileError('file-type');
    if (bytes.length > maxBytes) throw new FileError('file-too-large');
    // Full disks and cloud folders that lost a file leave files of zeros.
    if (!bytes.some((byte) => !isBlank(byte))) throw new FileError('file-empty');
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const { signatures, inspect } = inspectors[kind];
    if (!signatures.includes(await signatureOf(content))) throw new FileError('file-type');
    const warnings = [...(await inspect(content))];
    return { state: 'accepted', type: mimeTypes[kind], name: safe, warnings } as const;
  } catch (error) {
    const code = error instanceof FileError ? error.code : 'file-damaged';
    return { state: 'refused', error: code } as const;
  }
}

function isBlank(byte: number): boolean {
  return byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

async function signatureOf(content: Buffer): Promise<string> {
  const head = content.toString('latin1', 0, fileHeadBytes);
  const blanks = /^(?:\xef\xbb\xbf)?[\0\s]*/.exec(head)?.[0].length ?? 0;
  return (await fileTypeFromBuffer(content.subarray(blanks, blanks + 4100)))?.ext ?? '';
}
