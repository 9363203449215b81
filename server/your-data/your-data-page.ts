import { allForms } from '#forms/forms.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { paths } from '#routing/paths.ts';
import { truncateWal } from '#server/database/sqlite-space.ts';
import type { PrivatePage } from '#server/private-page/page-definition.ts';
import type { OpenLink } from '#server/private-page/signed-links.ts';
import { writeAuditLog } from '#server/submissions/audit-log.ts';
import { eraseSubmissions } from '#server/submissions/erasure.ts';
import type { Uploads } from '#server/uploads/file-upload.ts';
import type { StoredData } from '#submissions/private-page-states.ts';
import { applyPrivacyRequest, type PrivacyRequestDeps, renewLink } from './apply-privacy-request.ts';
import { readCorrection, storeCorrection } from './correction.ts';
import { dataCopy, type StoredDataDeps, storedData } from './stored-data.ts';

export interface YourDataDeps extends PrivacyRequestDeps, StoredDataDeps {
  uploads: Uploads;
}

type YourDataPage = PrivatePage<Partial<StoredData>>;

export function yourDataPage(deps: YourDataDeps): YourDataPage {
  return {
    path: paths.yourData,
    kind: 'data-subject',
    changesOf: (query) => ({ corrected: query.get('done') === 'corrected' }),
    stateOf: (shown, language) => ({
      stored: { ...storedData(deps, shown, language), ...shown.changes },
    }),
    expired: (name, id) => (name === 'link' ? renewLink(deps, id) : undefined),
    files: allForms.flatMap(({ file }) => file?.name ?? []),
    actions: yourDataActions(deps),
  };
}

/** Without the confirmation, or with invalid values, the actions show the page again with 422. */
function yourDataActions(deps: YourDataDeps): YourDataPage['actions'] {
  const { store, secret, uploads, now } = deps;
  return {
    async copy({ opened, language, body }) {
      const copy = await dataCopy(deps, opened, language, body.values.as);
      if (!copy) return opened;
      const done = { action: 'copy', actor: 'data-subject', at: now() } as const;
      await writeAuditLog(store.database, secret(), [opened.submission], done);
      return { state: 'download', copy };
    },

    async correct({ opened, body }) {
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
    async withdraw({ opened, body }) {
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

    async erase({ opened, body }) {
      if (body.values.confirm !== 'on') return unconfirmed(opened, 'erase');
      const { submission } = opened;
      await applyPrivacyRequest(deps, submission, 'erase', (transaction) =>
        eraseSubmissions(transaction, [submission]),
      );
      await truncateWal(store);
      return { state: 'closed', reason: 'erased' };
    },

    async link({ opened }) {
      return opened;
    },
  };
}

function unconfirmed(opened: OpenLink, openAction: 'withdraw' | 'erase') {
  return { ...opened, changes: { openAction, unsure: true }, httpStatus: 422 as const };
}
