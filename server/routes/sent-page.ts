import type { FastifyInstance } from 'fastify';
import { promisedDays } from '#forms/due-by.ts';
import type { FormId } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#i18n/riyadh-dates.ts';
import type { Store } from '../database/open-database.ts';
import { findByKey } from '../messages/submit.ts';
import { type Loaded, livePage, type PageRequest } from './live-page.ts';

export async function sentPage(app: FastifyInstance, { store }: { store: Store }) {
  livePage(app, paths.contactSent, (asked) => loadSent(store, asked));
}

/** Not found for any key but that of a stored message. Days are counted in Riyadh. */
async function loadSent(store: Store, { language, query }: PageRequest): Promise<Loaded<'SentSection'>> {
  const params = new URLSearchParams(query);
  const key = params.get('key') ?? '';
  const message = await findByKey(store, key, params.get('reference') ?? '');
  if (!message) return undefined;
  const { form, reference, createdAt } = message;
  const { readBy, answerBy } = promisedDays({ form, created_at: createdAt });
  const sent = {
    form,
    reference,
    received: formatRiyadhMoment(language, createdAt),
    readBy: formatRiyadhDay(language, readBy),
    answerBy: formatRiyadhDay(language, answerBy),
  };
  return { state: { sent }, query: sentQuery(form, { key, reference }), cacheControl: 'no-store' };
}

interface SentMessageKey {
  key: string;
  reference: string;
}

/** The query says what was sent, for visit statistics. */
export function thanksPath(language: Language, form: FormId, message: SentMessageKey): string {
  return localizedPath(language, paths.contactSent) + sentQuery(form, message);
}

/** With the reference: a message that was changed after Back is another one under the same key. */
function sentQuery(form: FormId, { key, reference }: SentMessageKey): string {
  return `?${new URLSearchParams({ form, key, reference })}`;
}
