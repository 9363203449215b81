import type { Language } from '#i18n/languages.ts';
import { heading, reference, table } from '#mails/email.ts';
import { emailText } from '#mails/email-text.ts';
import type { Store } from '../database/open-database.ts';
import type { DataCopy } from '../messages/link-outcome.ts';
import type { OpenLink } from '../messages/signed-tokens.ts';
import { detailsJson } from '../messages/submission-json.ts';
import { type StoredDataTexts, storedData } from './stored-data.ts';

/** As JSON (machine-readable is a right under the PDPL's regulations), as text, or the file that was sent. */
export async function dataCopy(
  store: Store,
  texts: StoredDataTexts,
  request: OpenLink,
  language: Language,
  format: string | undefined,
): Promise<DataCopy | undefined> {
  const { id, reference: name } = request.found;
  if (format === 'file') {
    const files = store.database.selectFrom('files').select(['name', 'type', 'bytes']);
    return await files.where('submission_id', '=', id).executeTakeFirst();
  }
  if (format === 'json') {
    const json = `${JSON.stringify(detailsJson(request.found), null, 2)}\n`;
    return { name: `${name}.json`, type: 'application/json', bytes: Buffer.from(json) };
  }
  const text = textCopy(texts, request, language);
  return { name: `${name}.txt`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}

/** With a byte order mark, for editors that need it. */
function textCopy(texts: StoredDataTexts, request: OpenLink, language: Language) {
  const { yourData, firm } = texts.messages[language];
  const stored = storedData(texts, request, language);
  const blocks = [
    heading(yourData.open.headline),
    reference(yourData.reference, stored.reference),
    heading(yourData.sent),
    table(stored.sent),
    heading(yourData.noted),
    table(stored.noted),
  ];
  return `\ufeff${emailText({ firm, blocks, foot: [] })}`;
}
