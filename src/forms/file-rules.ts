import type { FileErrorCode, FileKind } from '#codes/form-codes.ts';
import { withoutInvisible } from '#i18n/visible-text.ts';

export interface FileRules {
  /** PDF must be one of them, because the texts of the errors recommend it. */
  kinds: readonly ['pdf', ...FileKind[]];
  maxBytes: number;
}

/** The most that any form's field may take: the server reads no more. */
export const maxFileBytes = 5 * 1024 * 1024;

/** PDF readers look this far for the header. */
export const fileHeadBytes = 1024;

const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const zip = 'PK\x03\x04';

/** A password-protected document is an OLE file, whatever its name. */
const beginnings: Record<FileKind, (firstBytes: string) => boolean> = {
  pdf: (bytes) => bytes.includes('%PDF-'),
  doc: (bytes) => bytes.startsWith(ole),
  docx: (bytes) => bytes.startsWith(zip) || bytes.startsWith(ole),
};

export const mimeTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Returns the `accept` attribute of an input for these files. */
export function acceptOf({ kinds }: FileRules): string {
  return [...kinds.map((kind) => `.${kind}`), ...kinds.map((kind) => mimeTypes[kind])].join();
}

/** Checks a file before it is sent. It refuses no file that the server accepts; the server inspects the whole file. */
export function validateFile(
  { kinds, maxBytes }: FileRules,
  { name, size }: Pick<File, 'name' | 'size'>,
  firstBytes: Uint8Array,
): FileErrorCode | undefined {
  const extension = /\.([a-z]+)[.\s]*$/i.exec(withoutInvisible(name))?.[1]?.toLowerCase();
  const kind = kinds.find((one) => one === extension);
  if (!kind) return 'file-type';
  if (size === 0) return 'file-empty';
  if (size > maxBytes) return 'file-too-large';
  return beginnings[kind](String.fromCharCode(...firstBytes)) ? undefined : 'file-type';
}
