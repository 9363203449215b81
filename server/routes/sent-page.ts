import type { FastifyInstance } from 'fastify';
import type { FormId } from '#content/form-names.ts';
import { promisedDays } from '#forms/due-by.ts';
import { closedBetween } from '#i18n/holidays.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatRiyadhDay, formatRiyadhMoment, riyadhDay } from '#i18n/time.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { Store } from '#server/database/open-database.ts';
import type { SiteContent } from '#server/lib/content.ts';
import { findByKey } from '#server/submissions/submit.ts';
import { dynamicPage, type Loaded, type PageRequest } from './dynamic-page.ts';

interface Options {
  store: Store;
  content: SiteContent;
}

export async function sentPage(app: FastifyInstance, options: Options) {
  dynamicPage(app, paths.contactSent, (asked) => loadSent(options, asked));
}

/** Not found for any key but that of a stored submission. Days are counted in Riyadh. */
async function loadSent(
  { store, content }: Options,
  { language, query }: PageRequest,
): Promise<Loaded<'SentSection'>> {
  const params = new URLSearchParams(query);
  const key = params.get('key') ?? '';
  const submission = await findByKey(store, key, params.get('reference') ?? '');
  if (!submission) return undefined;
  const { form, reference, createdAt, country } = submission;
  const { calendar } = content.messages[language];
  const { readBy, answerBy } = promisedDays({ form, country, created_at: createdAt }, calendar);
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  const between = closedBetween(calendar, country, riyadhDay(createdAt), riyadhDay(answerBy));
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

interface SentSubmissionKey {
  key: string;
  reference: string;
}

/** The query says what was sent, for the analytics. */
export function thanksPath(language: Language, form: FormId, submission: SentSubmissionKey): string {
  return localizedPath(language, paths.contactSent) + sentQuery(form, submission);
}

/** With the reference: a submission that was changed after Back is another one under the same key. */
function sentQuery(form: FormId, { key, reference }: SentSubmissionKey): string {
  return `?${new URLSearchParams({ form, key, reference })}`;
}
