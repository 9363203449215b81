import { formOf } from '#forms/forms.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import type { Database } from '#server/database/open-database.ts';
import type { PrivatePageAction } from '#server/private-page/page-definition.ts';
import type { SubmissionDetails } from '#server/submissions/submission-details.ts';
import {
  type FileContents,
  fileRow,
  type NewSubmission,
  textColumns,
} from '#server/submissions/submission-rows.ts';
import { type Uploads, validateWithFile } from '#server/uploads/file-upload.ts';

/** Resolves to the values and the file to store, or to the form with its errors. */
export async function readCorrection(
  uploads: Uploads,
  submission: SubmissionDetails,
  { values: sent, file }: PrivatePageAction['body'],
  now: number,
) {
  const form = formOf(submission.form, Number(submission.fields.job));
  const uploadToken = sent[hiddenFields.pendingUpload] ?? '';
  const typed = Object.fromEntries(Object.entries(sent).filter(([name]) => form.fieldNames.includes(name)));
  const upload = await uploads.resolve(form, file, uploadToken);
  const consented = { ...typed, privacyPolicy: 'on' };
  const checked = validateWithFile(form, consented, upload, submission.file?.name);
  if (checked.state === 'invalid') {
    const { errors } = checked;
    const kept = await uploads.keep(upload);
    const pendingUpload = kept ?? (submission.file && { token: '', name: submission.file.name });
    return { state: 'invalid', form: { values: typed, errors, pendingUpload } } as const;
  }
  const { privacyPolicy, ...values } = checked.values;
  const { job, service, article } = submission.fields;
  const topic = Object.entries({ job, service, article }).filter(([, id]) => id !== undefined);
  return {
    state: 'valid',
    values: { ...values, ...Object.fromEntries(topic) },
    file: upload.state === 'accepted' ? fileRow(upload.file, now) : undefined,
  } as const;
}

/** Replaces the stored values, also in mails that are not sent yet. */
export async function storeCorrection(
  transaction: Database,
  id: string,
  { values, file }: { values: NewSubmission['values']; file?: FileContents | undefined },
  at: number,
) {
  const text = { ...textColumns(values), corrected_at: at };
  await transaction.updateTable('submissions').set(text).where('id', '=', id).execute();
  if (!file) return;
  await transaction.deleteFrom('files').where('submission_id', '=', id).execute();
  const row = { ...file, submission_id: id };
  await transaction.insertInto('files').values(row).execute();
}
