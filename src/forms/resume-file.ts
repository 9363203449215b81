import type { ResumeErrorCode } from '#content/form-names.ts';
import { withoutInvisible } from '#i18n/visible-text.ts';

export const resumeAccept = [
  '.pdf',
  '.doc',
  '.docx',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join();

export const maxResumeBytes = 5 * 1024 * 1024;

/** PDF readers look this far for the header. */
export const resumeHeadBytes = 1024;

const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const zip = 'PK\x03\x04';

/** A password-protected document is an OLE file, whatever its name. */
const beginnings: Record<string, (head: string) => boolean> = {
  pdf: (head) => head.includes('%PDF-'),
  doc: (head) => head.startsWith(ole),
  docx: (head) => head.startsWith(zip) || head.startsWith(ole),
};

/** Checks a file before it is sent. It never refuses what the server accepts, which inspects the whole file. */
export function checkResumeFile(name: string, size: number, head: Uint8Array): ResumeErrorCode | undefined {
  const bare = withoutInvisible(name);
  const extension = /\.([a-z]+)[.\s]*$/i.exec(bare)?.[1]?.toLowerCase() ?? '';
  const begins = Object.hasOwn(beginnings, extension) ? beginnings[extension] : undefined;
  if (!begins) return 'resume-type';
  if (size === 0) return 'resume-empty';
  if (size > maxResumeBytes) return 'resume-too-large';
  return begins(String.fromCharCode(...head)) ? undefined : 'resume-type';
}
