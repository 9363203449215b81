import { fill } from '#i18n/fill.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#i18n/riyadh-time.ts';
import { row } from '#lib/value-row.ts';
import { heading, reference, table } from '#mails/mail-body.ts';
import { mailText } from '#mails/mail-text.ts';
import type { Messages, SiteContent } from '#server/content/site-content.ts';
import type { Store } from '#server/database/open-database.ts';
import type { OpenLink } from '#server/private-page/signed-links.ts';
import { deliveryText, labelledRows, statusRows } from '#server/submissions/labelled-values.ts';
import { type Retention, retainedUntil } from '#server/submissions/retention.ts';
import type { SubmissionDetails } from '#server/submissions/submission-details.ts';
import { detailsJson } from '#server/submissions/submission-json.ts';
import type { StoredData } from '#submissions/private-page-states.ts';

export interface StoredDataDeps {
  store: Store;
  content: SiteContent;
  retention: Retention;
}

export function storedData(deps: StoredDataDeps, opened: OpenLink, language: Language): StoredData {
  const { submission, validUntil, linkToken } = opened;
  const { content, retention } = deps;
  const { reference, form, file } = submission;
  return {
    linkToken,
    form,
    reference,
    until: formatRiyadhDay(language, validUntil),
    keptUntil: formatRiyadhDay(language, retainedUntil(submission, retention)),
    isWithdrawn: submission.withdrawn_at !== null,
    hasFile: file !== undefined,
    ...storedRows(submission, content.messages[language], retention),
    // The stored file stays unless the sender attaches another one.
    correction: {
      values: submission.fields,
      pendingUpload: file && { token: '', name: file.name },
    },
  };
}

function storedRows(submission: SubmissionDetails, messages: Messages, retention: Retention) {
  const { language, yourData } = messages;
  const { rows, deliveries } = yourData;
  const moment = (at: number) => formatRiyadhMoment(language, at);
  const when = (label: string, at: number | null) => (at === null ? [] : [row(label, moment(at))]);
  return {
    sent: labelledRows(submission, messages),
    noted: [
      row(rows.received, moment(submission.created_at)),
      row(rows.form, messages.forms.forms[submission.form].name),
      row(rows.language, languages[submission.language].name),
      ...submission.consents.flatMap(({ given, at, notice_version }) => [
        row(rows.box, fill(given ? rows.ticked : rows.empty, moment(at))),
        row(rows.notice, notice_version, 'ltr'),
      ]),
      ...(submission.suspicions.length > 0 ? [row(rows.check, rows.quarantined)] : []),
      ...submission.deliveries.map((each) => row(deliveries[each.kind], deliveryText(each, messages))),
      ...statusRows(submission, messages),
      ...(submission.reply === null ? [] : [row(rows.reply, submission.reply)]),
      ...when(rows.corrected, submission.corrected_at),
      ...when(rows.withdrawn, submission.withdrawn_at),
      row(rows.erased, formatRiyadhDay(language, retainedUntil(submission, retention), { year: 'numeric' })),
    ],
  };
}

/** Resolves to JSON, which the PDPL's regulations ask for, to the file (undefined if there is none), or to text. */
export async function dataCopy(deps: StoredDataDeps, request: OpenLink, language: Language, format = 'text') {
  const { id, reference: name } = request.submission;
  if (format === 'file') {
    const files = deps.store.database.selectFrom('files').select(['name', 'type', 'bytes']);
    return await files.where('submission_id', '=', id).executeTakeFirst();
  }
  if (format === 'json') {
    const json = `${JSON.stringify(detailsJson(request.submission), null, 2)}\n`;
    return { name: `${name}.json`, type: 'application/json', bytes: Buffer.from(json) };
  }
  const text = textCopy(deps, request, language);
  return { name: `${name}.txt`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}

/** Begins with a byte order mark, because some editors need it. */
function textCopy(deps: StoredDataDeps, request: OpenLink, language: Language) {
  const { yourData, firm } = deps.content.messages[language];
  const stored = storedData(deps, request, language);
  const blocks = [
    heading(yourData.open.headline),
    reference(yourData.reference, stored.reference),
    ...[heading(yourData.sent), table(stored.sent), heading(yourData.noted), table(stored.noted)],
  ];
  return `\ufeff${mailText({ firm, blocks, foot: [] })}`;
}
