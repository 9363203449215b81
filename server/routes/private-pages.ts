import { allForms } from '#forms/forms.ts';
import { paths } from '#routing/paths.ts';
import { shownStatus } from '#server/submission-status/shown-status.ts';
import { statusActions } from '#server/submission-status/status-actions.ts';
import { renewLink } from '#server/your-data/apply-request.ts';
import { requestActions } from '#server/your-data/request-actions.ts';
import { storedData } from '#server/your-data/stored-data.ts';
import type { ShownStatus, StoredData } from '#submissions/private-page-states.ts';
import type { Context } from './context.ts';
import type { PrivatePage } from './private-page-routes.ts';

/** Returns the page that shows senders the stored data of their submission. */
export function yourDataPage(context: Context): PrivatePage<Partial<StoredData>> {
  return {
    path: paths.yourData,
    kind: 'data-subject',
    changesOf: (query) => ({ corrected: query.get('done') === 'corrected' }),
    stateOf: (shown, language) => ({
      stored: { ...storedData(context, shown, language), ...shown.changes },
    }),
    actions: requestActions(context),
    expired: (name, id) => (name === 'link' ? renewLink(context, id) : undefined),
    files: allForms.flatMap(({ file }) => file?.name ?? []),
  };
}

/** Returns the page that shows the office the status of a submission. */
export function submissionStatusPage(context: Context): PrivatePage<Partial<ShownStatus>> {
  const { messages } = context.content;
  return {
    path: paths.submissionStatus,
    kind: 'staff',
    changesOf(query) {
      const status = query.get('status');
      const notice = (['saved', 'released'] as const).find((name) => query.has(name));
      return { notice, ...(status && { values: { status } }) };
    },
    stateOf: ({ submission, linkToken, changes }, language) => ({
      submission: { ...shownStatus(messages, submission, language, linkToken), ...changes },
    }),
    actions: statusActions(context),
  };
}
