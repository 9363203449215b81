import type { FormId } from '#forms/choices.ts';
import { answerBy, nextWorkingDay } from '#forms/working-days.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#language/riyadh-dates.ts';
import type { Store } from '../database/open-database.ts';
import { findByKey } from '../submissions/submit.ts';
import type { Pages } from './built-pages.ts';
import { type LiveTemplate, renderLivePage } from './live-page.ts';
import { sendLivePage, sendNotFound } from './responses.ts';
import type { Route } from './route.ts';

interface StoredMessage {
  form: FormId;
  reference: string;
  createdAt: number;
}

/** The query says what was sent, for visit statistics. */
export function sentPath(language: Language, form: FormId, key: string): string {
  return localizedPath(language, paths.contactSent) + sentQuery(form, key);
}

/** The page that thanks for a stored message; not found for any other key. */
export function sentRoute(pages: Pages, store: Store): Route {
  return {
    cost: 'dynamic',
    matches: ({ method, pathname, path }) =>
      method === 'GET' && path === paths.contactSent && pages.live(pathname) !== undefined,
    async handle(request, response, { pathname, language, query }) {
      const page = pages.live(pathname);
      const key = new URLSearchParams(query).get('key') ?? '';
      const message = await findByKey(store, key);
      if (!page || !message) return sendNotFound(request, response, pages.notFound(pathname));
      const text = renderSentPage(page.template, language, key, message);
      await sendLivePage(request, response, { security: page.security, text }, {});
    },
  };
}

/** Days are counted in Riyadh. */
function renderSentPage(
  template: LiveTemplate,
  language: Language,
  key: string,
  { form, reference, createdAt }: StoredMessage,
): string {
  const sent = {
    form,
    reference,
    received: formatRiyadhMoment(language, createdAt),
    readBy: formatRiyadhDay(language, nextWorkingDay(createdAt)),
    answerBy: formatRiyadhDay(language, answerBy(createdAt)),
  };
  return renderLivePage(template, 'SentSection', { sent }, sentQuery(form, key));
}

function sentQuery(form: FormId, key: string): string {
  return `?${new URLSearchParams({ form, key })}`;
}
