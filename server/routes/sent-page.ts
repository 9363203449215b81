import type { FastifyInstance } from 'fastify';
import type { FormId } from '#codes/form-codes.ts';
import { closingHolidaysBetween } from '#content/dates/holiday-calendar.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatRiyadhDay, formatRiyadhMoment, riyadhDay } from '#i18n/riyadh-time.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { findByKey } from '#server/submissions/submit.ts';
import { promisedDays } from '#submissions/deadlines.ts';
import { dynamicPage, type LoadedState, type PageRequest } from './dynamic-page.ts';
import type { RouteDeps } from './route-deps.ts';

export async function sentPage(app: FastifyInstance) {
  dynamicPage(app, paths.sent, (asked) => loadSent(app.deps, asked));
}

/** Resolves to undefined, for a 404, if no stored submission has this key and reference. */
async function loadSent(
  { store, content }: RouteDeps,
  { language, query }: PageRequest,
): Promise<LoadedState<'SentSection'>> {
  const params = new URLSearchParams(query);
  const key = params.get('key') ?? '';
  const submission = await findByKey(store, key, params.get('reference') ?? '');
  if (!submission) return undefined;
  const { form, reference, createdAt, country } = submission;
  const { calendar } = content.messages[language];
  const { readBy, answerBy } = promisedDays({ form, country, created_at: createdAt }, calendar);
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  const between = closingHolidaysBetween(calendar, country, riyadhDay(createdAt), riyadhDay(answerBy));
  const sent = {
    form,
    reference,
    received: formatRiyadhMoment(language, createdAt),
    readBy: formatRiyadhDay(language, readBy),
    answerBy: formatRiyadhDay(language, answerBy),
    closedFor: list.format(new Set(between.map(({ name }) => name))),
    country,
  };
  return { state: { sent }, query: sentQuery(form, { key, reference }), cacheControl: 'no-store' };
}

export function sentPath(language: Language, form: FormId, sent: { key: string; reference: string }) {
  return localizedPath(language, paths.sent) + sentQuery(form, sent);
}

/** Includes the reference, because whoever goes back and sends other values has two submissions with one key. */
function sentQuery(form: FormId, { key, reference }: { key: string; reference: string }): string {
  return `?${new URLSearchParams({ form, key, reference })}`;
}
