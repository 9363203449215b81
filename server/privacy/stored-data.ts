import type { StoredData } from '#forms/section-states.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#i18n/riyadh-dates.ts';
import { heading, reference, row, table } from '#mails/email.ts';
import { emailText } from '#mails/email-text.ts';
import type { Messages } from '../content.ts';
import type { Store } from '../database/open-database.ts';
import { deliveryText, statusRows, valueRows } from '../mail/value-rows.ts';
import type { DataCopy } from '../messages/link-outcome.ts';
import { type Retention, retainedUntil } from '../messages/retention.ts';
import type { OpenLink } from '../messages/signed-tokens.ts';
import type { SubmissionDetails } from '../messages/submission-details.ts';
import { detailsJson } from '../messages/submission-json.ts';

export interface StoredDataTexts {
  messages: Record<Language, Messages>;
  retention: Retention;
}

export function storedData(
  { messages, retention }: StoredDataTexts,
  { found, validUntil, link }: OpenLink,
  language: Language,
): StoredData {
  const { reference, form, file } = found;
  const texts = Object.entries(found.fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    link,
    form,
    reference,
    until: formatRiyadhDay(language, validUntil),
    keptUntil: formatRiyadhDay(language, retainedUntil(found, retention)),
    isWithdrawn: found.withdrawn_at !== null,
    hasFile: file !== undefined,
    ...rowsOf(found, messages[language], language, retention),
    // The stored file stays unless another one is attached.
    correction: {
      values: Object.fromEntries(texts),
      draft: file && { token: '', name: file.name },
    },
  };
}

/** `sent` by the person, `noted` by us. */
function rowsOf(found: SubmissionDetails, messages: Messages, language: Language, retention: Retention) {
  const { rows, deliveries } = messages.yourData;
  const moment = (at: number) => formatRiyadhMoment(language, at);
  const when = (label: string, at: number | null) => (at === null ? [] : [row(label, moment(at))]);
  return {
    sent: valueRows(found, messages),
    noted: [
      row(rows.received, moment(found.created_at)),
      row(rows.form, messages.forms.forms[found.form].name),
      row(rows.language, languages[found.language].name),
      ...found.consents.flatMap(({ given, at, notice_version }) => [
        row(rows.box, (given ? rows.ticked : rows.empty).replace('…', moment(at))),
        row(rows.notice, notice_version, 'ltr'),
      ]),
      ...(found.suspicions.length > 0 ? [row(rows.check, rows.quarantined)] : []),
      ...found.deliveries.map((each) => row(deliveries[each.kind], deliveryText(each, messages, language))),
      ...statusRows(found, messages, language),
      ...(found.reply === null ? [] : [row(rows.reply, found.reply)]),
      ...when(rows.corrected, found.corrected_at),
      ...when(rows.withdrawn, found.withdrawn_at),
      row(rows.erased, formatRiyadhDay(language, retainedUntil(found, retention), { year: 'numeric' })),
    ],
  };
}

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
