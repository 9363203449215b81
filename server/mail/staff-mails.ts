import { extname } from 'node:path';
import { type ChosenStatus, formIds } from '#codes/form-codes.ts';
import { forms } from '#forms/forms.ts';
import { fill } from '#i18n/fill.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { formatRiyadhDay, formatRiyadhMoment, riyadhDay } from '#i18n/riyadh-time.ts';
import { row, type ValueRow } from '#lib/value-row.ts';
import * as body from '#mails/mail-body.ts';
import type { Messages } from '#server/content/site-content.ts';
import { isInstalled, staffCommand } from '#server/lib/staff-command.ts';
import type { DailyDigest, DueSubmission } from '#server/submissions/daily-digest.ts';
import { countryName, labelledRows, suspicionWords } from '#server/submissions/labelled-values.ts';
import type { PrivacyRequest } from '#server/submissions/privacy-request.ts';
import type { MailedSubmission } from '#server/submissions/submission-details.ts';
import { promisedDays } from '#submissions/deadlines.ts';
import { type Mail, mailOf, replyAddress, senderAddress } from './mail.ts';

type StatusUrl = (status: ChosenStatus) => string;
type SubmissionUrl = (submission: DueSubmission) => string;

export function staffMail(submission: MailedSubmission, messages: Messages, statusUrl: StatusUrl): Mail {
  const { reference, form, created_at, fields, consents, file } = submission;
  const { language } = messages;
  const { warnings = [] } = file ?? {};
  const { staff, received, reference: label } = messages.mails;
  const replyTo = replyAddress(fields);
  const reply = replyTo ? staff.reply : staff[senderAddress(fields) ? 'replyByHand' : 'replyWithoutAddress'];
  const title = staff.subject[form];
  const { answerBy } = promisedDays(submission, messages.calendar);
  const subject = [title, countryName(fields.country, messages)].filter(Boolean).join(' · ');
  return mailOf(messages, {
    title,
    subject,
    reference,
    replyTo,
    blocks: [
      body.heading(title),
      body.reference(label, reference),
      body.paragraph(fill(staff.promise[form], formatRiyadhDay(language, answerBy))),
      body.paragraph(reply),
      body.paragraph(staff.status),
      ...forms[form].statuses.map((status) =>
        body.paragraphLinking(`[${messages.submissionStatus.choices[status]}]`, statusUrl(status)),
      ),
      body.heading(staff.values),
      body.table([
        ...labelledRows(submission, messages),
        ...warnings.map((code) => row(staff.warnings, warningText(code, messages))),
        row(staff.consent, consents.some(({ given }) => given) ? staff.ticked : staff.empty),
        row(received, formatRiyadhMoment(language, created_at)),
      ]),
      ...fileBlocks(submission, messages),
    ],
  });
}

/** Returns the daily digest, grouped by form. It shows nothing that visitors wrote. */
export function dailyDigestMail(digest: DailyDigest, messages: Messages, urlOf: SubmissionUrl): Mail {
  const { day, submissions: due, quarantined, more } = digest;
  const { language, mails, forms: words } = messages;
  const subject = `${mails.dailyDigest.subject} · ${formatRiyadhDay(language, Date.parse(day))}`;
  const tables = formIds.flatMap((form) => {
    const rows = due
      .filter((submission) => submission.form === form)
      .map((submission) => ({ ...dueRow(submission, day, messages), url: urlOf(submission) }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
    return rows.length > 0 ? [body.heading(words.forms[form].name), body.table(rows)] : [];
  });
  return mailOf(messages, {
    subject,
    blocks: [
      body.heading(subject),
      ...(due.length > 0 ? [body.paragraph(mails.dailyDigest.text), ...tables] : []),
      ...quarantineBlocks(quarantined, messages, urlOf),
      ...(more > 0
        ? [
            body.paragraph(fill(mails.dailyDigest.more, formatNumber(language, more))),
            body.command(staffCommand('inbox', 'list --status unanswered')),
          ]
        : []),
    ],
    foot: [body.paragraph(mails.dailyDigest.why)],
  });
}

function quarantineBlocks(quarantined: DueSubmission[], messages: Messages, urlOf: SubmissionUrl) {
  if (quarantined.length === 0) return [];
  const { heading, text } = messages.mails.dailyDigest.quarantined;
  const rows = quarantined.map((submission) => ({
    ...row(
      messages.forms.forms[submission.form].name,
      [
        submission.reference,
        formatRiyadhMoment(messages.language, submission.created_at),
        suspicionWords(submission.suspicions, messages),
      ].join('\n'),
    ),
    url: urlOf(submission),
  }));
  return [body.heading(heading), body.paragraph(text), body.table(rows)];
}

function dueRow(submission: DueSubmission, day: string, messages: Messages): ValueRow {
  const { reference, country, job, status, status_by, dueAt } = submission;
  const { today, overdue, withoutCountry } = messages.mails.dailyDigest;
  const isToday = riyadhDay(dueAt) === day;
  const statusLabel = messages.submissionStatus.statuses[status];
  return row(
    countryName(country, messages) ?? (job && messages.jobTitle(job)) ?? withoutCountry,
    [
      reference,
      isToday ? today : fill(overdue, formatRiyadhDay(messages.language, dueAt)),
      status_by === null ? statusLabel : `${statusLabel}: ${status_by}`,
    ].join('\n'),
  );
}

export function warningText(code: string, { mails }: Messages): string {
  const texts: Partial<Record<string, string>> = mails.staff.fileWarnings;
  return texts[code] ?? mails.staff.fileWarnings.unknown;
}

/** Returns the mail about a privacy request, which names only the reference and the task. */
export function privacyRequestMail(request: PrivacyRequest, messages: Messages): Mail {
  const { action, reference, at } = request;
  const { privacyRequest, reference: label } = messages.mails;
  const subject = privacyRequest.subject[action];
  return mailOf(messages, {
    subject,
    reference,
    blocks: [
      body.heading(subject),
      body.reference(label, reference),
      body.paragraph(privacyRequest.text[action]),
      body.table([row(privacyRequest.at, formatRiyadhMoment(messages.language, at))]),
      ...(action === 'correct' ? [body.command(staffCommand('inbox', `show ${reference}`))] : []),
    ],
  });
}

function fileBlocks({ file, reference }: MailedSubmission, { mails }: Messages): body.MailBlock[] {
  if (!file) return [];
  // Only the extension is used, because people paste the line into a shell.
  const [ending = ''] = /^\.\w{1,5}$/.exec(extname(file.name)) ?? [];
  // On a server the command runs as the site's user, who may not write to a colleague's current folder.
  const path = `${isInstalled() ? '/tmp/' : ''}${reference}${ending}`;
  const command = staffCommand('inbox', `file ${reference} --out ${path}`);
  return [body.paragraph(mails.staff.getFile), body.command(command)];
}
