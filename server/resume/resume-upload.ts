import type { ResumeErrorCode } from '#content/form-names.ts';
import type { AnyFormDefinition } from '#forms/forms.ts';
import type { Store } from '#server/database/open-database.ts';
import {
  deletePendingUpload,
  findPendingUpload,
  insertPendingUpload,
} from '#server/submissions/pending-uploads.ts';
import type { NewSubmission } from '#server/submissions/submission-rows.ts';
import { scan } from './clamd.ts';
import { inspectResume } from './inspect-resume.ts';

/** `bytes` is undefined where the file is too large. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array | undefined;
}

export type ResumeUpload =
  | { state: 'nothing' }
  | { state: 'accepted'; file: NonNullable<NewSubmission['file']>; token?: string | undefined }
  | { state: 'refused'; error: ResumeErrorCode };

export type Uploads = ReturnType<typeof createUploads>;

/** The files of forms: checked when they come, and kept for a while where their form comes back. */
export function createUploads(store: Store, clamdUrl: string | undefined, now: () => number) {
  return { resolve, keep, drop: (token: string) => deletePendingUpload(store, token) };

  /** What was sent, or else what `token` stands for. */
  async function resolve(
    form: AnyFormDefinition,
    sent: UploadedFile | undefined,
    token: string,
  ): Promise<ResumeUpload> {
    if (!form.file) return { state: 'nothing' };
    if (!sent) {
      const file = token ? await findPendingUpload(store, token, now()) : undefined;
      return file ? { state: 'accepted', file, token } : { state: 'nothing' };
    }
    if (!sent.bytes) return { state: 'refused', error: 'resume-too-large' };
    const found = await inspectResume(sent.name, sent.bytes);
    if (found.state === 'refused') return found;
    const { name, type, warnings } = found;
    const scanned = clamdUrl ? await scan(clamdUrl, sent.bytes) : 'clean';
    if (scanned === 'infected') return { state: 'refused', error: 'resume-unsafe' };
    const all = scanned === 'unavailable' ? [...warnings, 'not-scanned'] : warnings;
    return { state: 'accepted', file: { name, type, bytes: sent.bytes, warnings: all } };
  }

  /** Without a database the visitor chooses the file again. */
  async function keep(upload: ResumeUpload) {
    if (upload.state !== 'accepted') return undefined;
    const { file, token } = upload;
    const kept = token ?? (await insertPendingUpload(store, file, now()).catch(() => undefined));
    return kept === undefined ? undefined : { token: kept, name: file.name };
  }
}
