import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#i18n/riyadh-time.ts';
import { row, type ValueRow } from '#lib/value-row.ts';
import type { Messages } from '#server/content/site-content.ts';
import { senderAddress } from '#server/mail/mail.ts';
import { declineReplyText } from '#server/mail/sender-mails.ts';
import {
  countryName,
  deliveryText,
  labelledRows,
  statusRows,
  suspicionWords,
} from '#server/submissions/labelled-values.ts';
import { statusVersion } from '#server/submissions/set-status.ts';
import type { SubmissionDetails } from '#server/submissions/submission-details.ts';
import { dueBy } from '#submissions/deadlines.ts';
import type { ShownStatus } from '#submissions/private-page-states.ts';

export function shownStatus(
  messages: Record<Language, Messages>,
  submission: SubmissionDetails,
  language: Language,
  linkToken: string,
): ShownStatus {
  const { form, reference, status, reply, fields } = submission;
  const isReplyOffered = status === 'declined' && reply === null && senderAddress(fields) !== undefined;
  const texts = messages[language];
  return {
    quarantine:
      submission.state === 'quarantined'
        ? {
            why: [row(texts.submissionStatus.quarantine.why, suspicionWords(submission.suspicions, texts))],
            sent: labelledRows(submission, texts),
          }
        : undefined,
    linkToken,
    form,
    reference,
    version: statusVersion(submission),
    rows: shownRows(submission, texts),
    values: { status },
    reply: isReplyOffered
      ? {
          language: submission.language,
          text: declineReplyText(fields, submission.status_by, messages[submission.language]),
        }
      : undefined,
  };
}

function shownRows(submission: SubmissionDetails, messages: Messages): ValueRow[] {
  const { language, submissionStatus } = messages;
  const { rows } = submissionStatus;
  const country = countryName(submission.fields.country, messages);
  const due = dueBy(submission, messages.calendar);
  const reply = submission.deliveries.find(({ kind }) => kind === 'decline-reply');
  return [
    row(rows.form, messages.forms.forms[submission.form].name),
    ...(country ? [row(rows.country, country)] : []),
    row(rows.received, formatRiyadhMoment(language, submission.created_at)),
    ...(due ? [row(rows.due, fill(rows.by, formatRiyadhDay(language, due)))] : []),
    ...statusRows(submission, messages),
    ...(reply ? [row(rows.reply, deliveryText(reply, messages))] : []),
  ];
}
