import type { ShownStatus } from '#forms/section-states.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import type { Messages } from '../content.ts';
import type { RateLimiter } from '../messages/rate-limiter.ts';
import { shownStatus } from '../messages/shown-status.ts';
import type { LinkDeps } from '../messages/signed-tokens.ts';
import { statusActions } from '../messages/status-actions.ts';
import type { PrivatePage } from './private-page.ts';

/** The status of a message, for the office. */
export function messageStatusPage(
  links: LinkDeps,
  messages: Record<Language, Messages>,
  rateLimiter: RateLimiter,
): PrivatePage<Partial<ShownStatus>> {
  return {
    path: paths.messageStatus,
    access: { kind: 'office', links, rateLimiter },
    changesOf(query) {
      const status = query.get('status');
      const notice = (['saved', 'released'] as const).find((name) => query.has(name));
      return { notice, ...(status && { values: { status } }) };
    },
    errorTitle: (language) => messages[language].forms.errorTitle,
    stateOf: ({ submission, link, changes }, language) => ({
      message: { ...shownStatus(messages, submission, language, link), ...changes },
    }),
    posts: { actions: statusActions(links) },
  };
}
