import type { StoredData } from '#forms/private-page-states.ts';
import { paths } from '#routing/paths.ts';
import type { RateLimiter } from '#server/intake/rate-limiter.ts';
import { renewLink } from '#server/privacy/apply-request.ts';
import { type ActionDeps, requestActions } from '#server/privacy/request-actions.ts';
import { storedData } from '#server/privacy/stored-data.ts';
import type { PrivatePage } from './private-page.ts';

/** What is stored about a submission, for its person. */
export function yourDataPage(
  deps: ActionDeps & { privacyRateLimiter: RateLimiter },
): PrivatePage<Partial<StoredData>> {
  return {
    path: paths.yourData,
    access: { kind: 'data-subject', links: deps, rateLimiter: deps.privacyRateLimiter },
    changesOf: (query) => ({ corrected: query.get('done') === 'corrected' }),
    errorTitle: (language) => deps.content.messages[language].forms.errorTitle,
    stateOf: (shown, language) => ({ stored: { ...storedData(deps, shown, language), ...shown.changes } }),
    posts: {
      actions: requestActions(deps),
      expired: (name, id) => (name === 'link' ? renewLink(deps, id) : undefined),
      file: 'resume',
    },
  };
}
