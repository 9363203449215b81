import { paths } from '#routing/paths.ts';
import { shownStatus } from '#server/submission-status/shown-status.ts';
import { statusActions } from '#server/submission-status/status-actions.ts';
import type { ShownStatus } from '#submissions/private-page-states.ts';
import type { PrivatePage } from './private-page.ts';
import type { RouteDeps } from './route-deps.ts';

export function submissionStatusPage(deps: RouteDeps): PrivatePage<Partial<ShownStatus>> {
  const { messages } = deps.content;
  return {
    path: paths.submissionStatus,
    kind: 'staff',
    changesOf(query) {
      const status = query.get('status');
      const notice = (['saved', 'accepted'] as const).find((name) => query.has(name));
      return { notice, ...(status && { values: { status } }) };
    },
    stateOf: ({ submission, linkToken, changes }, language) => ({
      submission: { ...shownStatus(messages, submission, language, linkToken), ...changes },
    }),
    actions: statusActions(deps),
  };
}
