import { formOf } from '#forms/forms.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import type { Database } from '#server/database/open-database.ts';
import { truncateWal } from '#server/database/sqlite-space.ts';
import type { PrivatePageAction, PrivatePageResult } from '#server/private-page/private-page-result.ts';
import type { OpenLink } from '#server/private-page/signed-links.ts';
import { writeAuditLog } from '#server/submissions/audit-log.ts';
import { eraseSubmissions } from '#server/submissions/erasure.ts';
import type { SubmissionDetails } from '#server/submissions/submission-details.ts';
import {
  type FileContents,
  fileRow,
  type NewSubmission,
  textColumns,
} from '#server/submissions/submission-rows.ts';
import { type Uploads, validateWithFile } from '#server/uploads/file-upload.ts';
import type { StoredData } from '#submissions/private-page-states.ts';
import { applyPrivacyRequest, type PrivacyRequestDeps } from './apply-privacy-request.ts';
import { dataCopy, type StoredDataDeps } from './stored-data.ts';

export interface YourDataActionDeps extends PrivacyRequestDeps, StoredDataDeps {
  uploads: Uploads;
}

type YourDataResult = PrivatePageResult<Partial<StoredData>>;

/** Returns the sender's actions. Without the confirmation, or with invalid values, the page is shown again with 422. */
export function yourDataActions(deps: YourDataActionDeps) {
  const { store, secret, uploads, now } = deps;
  return {
    async copy({ opened, language, body }: PrivatePageAction): Promise<YourDataResult> {
      const copy = await dataCopy(deps, opened, language, body.values.as);
      if (!copy) return opened;
      const done = { action: 'copy', actor: 'data-subject', at: now() } as const;
      await writeAuditLog(store.database, secret(), [opened.submission], done);
      return { state: 'download', copy };
    },

    async correct({ opened, body }: PrivatePageAction): Promise<YourDataResult> {
      const { submission } = opened;
      // The office no longer works on withdrawn data.
      if (submission.withdrawn_at !== null) return opened;
      const read = await readCorrection(uploads, submission, body, now());
      if (read.state === 'invalid')
        return { ...opened, changes: { openAction: 'correct', correction: read.form }, httpStatus: 422 };
      await applyPrivacyRequest(deps, submission, 'correct', (transaction, at) =>
        storeCorrection(transaction, submission.id, read, at),
      );
      const uploadToken = body.values[hiddenFields.pendingUpload];
      if (uploadToken) await uploads.expire(uploadToken);
      await truncateWal(store);
      return { state: 'redirect', query: '&done=corrected' };
    },

    /** Cancels all deliveries and hides the values and the file from staff. The purge deletes them later. */
    async withdraw({ opened, body }: PrivatePageAction): Promise<YourDataResult> {
      if (body.values.confirm !== 'on') return unconfirmed(opened, 'withdraw');
      const { id, withdrawn_at } = opened.submission;
      if (withdrawn_at === null)
        await applyPrivacyRequest(deps, opened.submission, 'withdraw', async (transaction, at) => {
          await transaction.deleteFrom('outbox').where('submission_id', '=', id).execute();
          const withdrawn = transaction.updateTable('submissions').set({ withdrawn_at: at });
          await withdrawn.where('id', '=', id).execute();
        });
      return { state: 'redirect', query: '' };
    },

    async erase({ opened, body }: PrivatePageAction): Promise<YourDataResult> {
      if (body.values.confirm !== 'on') return unconfirmed(opened, 'erase');
      const { submission } = opened;
      await applyPrivacyRequest(deps, submission, 'erase', (transaction) =>
        eraseSubmissions(transaction, [submission]),
      );
      await truncateWal(store);
      return { state: 'closed', reason: 'erased' };
    },

    async link({ opened }: PrivatePageAction): Promise<YourDataResult> {
      return opened;
    },
  };
}

/** Replaces the stored values, also in mails that are not sent yet. */
async function storeCorrection(
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

function unconfirmed(opened: OpenLink, openAction: 'withdraw' | 'erase'): YourDataResult {
  return { ...opened, changes: { openAction, unsure: true }, httpStatus: 422 };
}

async function readCorrection(
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
