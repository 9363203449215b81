import type { Status } from '#content/form-names.ts';
import { messagesOfField } from '#content/schemas/form-messages.ts';
import { forms } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { DeliveryKind, OutboxRow, SubmissionRow } from '#server/database/tables.ts';
import { type Messages, readMessages } from '#server/lib/content.ts';
import { warningText } from '#server/mail/staff-mails.ts';
import type { FailureReason } from '#server/outbox/outbox.ts';
import type { Suspicion } from '#server/submissions/submission-rows.ts';

export const languageNames: Record<Language, string> = { en: 'English', ar: 'Arabic' };

export const deliveryNames: Record<DeliveryKind, string> = {
  'staff-mail': 'office email',
  'confirmation-mail': 'confirmation',
  webhook: 'webhook',
  'privacy-notice': 'notice',
  'access-link': 'new link',
  'decline-reply': 'answer',
  'daily-digest': 'list of submissions due',
};

const suspicionNames: Record<string, string> = {
  honeypot: 'filled in a field that people do not see',
  'too-fast': 'sent faster than a person types',
  'bad-proof': 'failed the automatic spam test',
  'replayed-proof': 'used one answer to the automatic spam test twice',
} satisfies Record<Suspicion, string>;

export function suspicionText(suspicions: string[]): string {
  return suspicions.map((code) => suspicionNames[code] ?? code).join(', ');
}

const failureWords: Record<string, string> = {
  refused: 'the mail server refused the email',
  'rejected-address': 'the mail server refused the address',
  greylisted: 'the mail server asked us to try again later',
  login: 'the mail server refused our user name or password',
  unreachable: 'the other server could not be reached',
  timeout: 'the other server did not answer in time',
  'webhook-answer': 'the other system answered with an error',
  'webhook-gone': 'the other system does not accept this event',
  unmade: 'it could not be created, because of a bug in this software',
} satisfies Record<FailureReason, string>;

/** Why a delivery failed, as the outbox keeps it (`reason: detail`), in words, with the other side's own. */
export function failureText(error: string): string {
  const [, reason = '', detail = ''] = /^([a-z-]+): ?(.*)$/s.exec(error) ?? [];
  const words = failureWords[reason];
  if (!words) return error;
  return detail ? `${words} (${detail})` : words;
}

/** What to know before a file is opened, in the words of the staff's email. */
export function fileWarnings(codes: string[]): string {
  const { mails } = readEnglish();
  return codes.map((code) => (mails ? warningText(code, { mails }) : code)).join(' ');
}

/** `sent`, or `office email sent, confirmation failed`. */
export function deliverySummary(deliveries: Pick<OutboxRow, 'kind' | 'state'>[]): string {
  const states = new Set(deliveries.map(({ state }) => state));
  if (states.size <= 1) return deliveries[0]?.state ?? 'none';
  return deliveries.map(({ kind, state }) => `${deliveryNames[kind]} ${state}`).join(', ');
}

/** `open`, or `taken by Sara`. */
export function statusText({ status, status_by }: Pick<SubmissionRow, 'status' | 'status_by'>): string {
  const name = statusNames[status];
  return status_by === null ? name : `${name} by ${status_by}`;
}

export const statusNames: Record<Status, string> = {
  open: 'open',
  taken: 'taken',
  answered: 'answered',
  dismissed: 'not for us',
  seen: 'seen',
  invited: 'invited',
  refused: 'declined',
};

/** Where the key says it less well. */
const labels: Record<string, string> = { companyName: 'Company', interestedField: 'Field of interest' };

/** A field's key in words: a sheet's column keeps its name where the site's words change. */
export function fieldLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** In the order of a sheet's columns. */
const known = new Set(
  Object.values(forms)
    .flatMap(({ controls }) => Object.keys(controls))
    .filter((name) => name !== 'message')
    .concat('job', 'service', 'article', 'message'),
);

/** Known fields, and those this code does not know yet, without the consent, which is shown elsewhere. */
export function fieldNames(names: Iterable<string>): string[] {
  return [...new Set([...known, ...names]).difference(new Set(['privacyPolicy']))];
}

/** A field's value; for a choice, its English label. */
export function fieldText(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return labelOf(name, text) ?? text;
}

function labelOf(name: string, value: string): string | undefined {
  const { forms: words, jobTitle, serviceTitle, articleTitle } = readEnglish();
  const { choices = {} } = (words && messagesOfField(words, name)) ?? {};
  if (Object.hasOwn(choices, value)) return choices[value];
  const titleOf = { job: jobTitle, service: serviceTitle, article: articleTitle }[name];
  const title = /^\d+$/.test(value) && titleOf?.(value);
  return title ? `${title} (${value})` : undefined;
}

let english: Partial<Messages> | undefined;

/** Nothing where the content is gone or broken: what was sent must be readable without it. */
function readEnglish(): Partial<Messages> {
  try {
    english ??= readMessages().en;
  } catch {
    english = {};
  }
  return english;
}
