import type { ShownStatus } from '#forms/private-page-states.ts';
import { paths } from '#routing/paths.ts';
import type { RateLimiter } from '#server/intake/rate-limiter.ts';
import type { SiteContent } from '#server/lib/content.ts';
import { shownStatus } from '#server/submission-status/shown-status.ts';
import { statusActions } from '#server/submission-status/status-actions.ts';
import type { LinkDeps } from '#server/submissions/signed-tokens.ts';
import type { PrivatePage } from './private-page.ts';

/** The status of a submission, for the office. */
export function submissionStatusPage(
  deps: LinkDeps & { content: SiteContent; privacyRateLimiter: RateLimiter },
): PrivatePage<Partial<ShownStatus>> {
  const { messages } = deps.content;
  return {
    path: paths.submissionStatus,
    access: { kind: 'staff', links: deps, rateLimiter: deps.privacyRateLimiter },
    changesOf(query) {
      const status = query.get('status');
      const notice = (['saved', 'released'] as const).find((name) => query.has(name));
      return { notice, ...(status && { values: { status } }) };
    },
    errorTitle: (language) => messages[language].forms.errorTitle,
    stateOf: ({ submission, link, changes }, language) => ({
      submission: { ...shownStatus(messages, submission, language, link), ...changes },
    }),
    posts: { actions: statusActions(deps) },
  };
}
