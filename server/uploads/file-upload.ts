import type { FileErrorCode } from '#codes/form-codes.ts';
import { type FormValues, validate } from '#forms/form-definition.ts';
import type { AnyFormDefinition } from '#forms/forms.ts';
import type { Store } from '#server/database/open-database.ts';
import {
  expirePendingUpload,
  findPendingUpload,
  insertPendingUpload,
} from '#server/submissions/pending-uploads.ts';
import type { NewSubmission } from '#server/submissions/submission-rows.ts';
import { scan } from './clamd.ts';
import { inspectFile } from './inspect-file.ts';

/** `bytes` is undefined if the file is too large. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array | undefined;
}

export type FileUpload =
  | { state: 'nothing' }
  | { state: 'accepted'; file: NonNullable<NewSubmission['file']>; token?: string | undefined }
  | { state: 'refused'; error: FileErrorCode };

export interface Uploads {
  /** Resolves to the sent file, or to the one of `token`. A file that clamd could not scan has a warning. */
  resolve(form: AnyFormDefinition, sent: UploadedFile | undefined, token: string): Promise<FileUpload>;
  /** Resolves to undefined if nothing can be kept; the visitor then chooses the file again. */
  keep(upload: FileUpload): Promise<{ token: string; name: string } | undefined>;
  /** Lets a sent file go: it may be sent again for a minute, and is deleted within two. */
  expire(token: string): Promise<void>;
}

/** Checks values with their file. @param kept the name of the stored file, which a correction may keep */
export function validateWithFile(form: AnyFormDefinition, values: FormValues, upload: FileUpload, kept = '') {
  if (!form.file) return validate(form, values);
  const { name } = form.file;
  const file = upload.state === 'accepted' ? upload.file.name : kept;
  const errors = upload.state === 'refused' ? { [name]: upload.error } : {};
  return validate(form, { ...values, [name]: file }, errors);
}

export function createUploads(store: Store, clamdUrl: string | undefined, now: () => number): Uploads {
  return {
    async resolve(form, sent, token) {
      if (!form.file) return { state: 'nothing' };
      if (!sent) {
        if (!token) return { state: 'nothing' };
        const file = await findPendingUpload(store, token, now());
        return file ? { state: 'accepted', file, token } : { state: 'refused', error: 'file-expired' };
      }
      if (!sent.bytes) return { state: 'refused', error: 'file-too-large' };
      const inspected = await inspectFile(form.file, sent.name, sent.bytes);
      if (inspected.state === 'refused') return inspected;
      const { name, type, warnings } = inspected;
      const scanned = clamdUrl ? await scan(clamdUrl, sent.bytes) : 'clean';
      if (scanned === 'infected') return { state: 'refused', error: 'file-unsafe' };
      const all = scanned === 'unavailable' ? [...warnings, 'not-scanned'] : warnings;
      return { state: 'accepted', file: { name, type, bytes: sent.bytes, warnings: all } };
    },
    async keep(upload) {
      if (upload.state !== 'accepted') return undefined;
      const { file, token } = upload;
      const kept = token ?? (await insertPendingUpload(store, file, now()).catch(() => undefined));
      return kept === undefined ? undefined : { token: kept, name: file.name };
    },
    expire: (token) => expirePendingUpload(store, token, now()),
  };
}
