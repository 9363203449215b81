import type { Entries, Form } from '../../forms/form.ts';
import type { Language } from '../../src/language/languages.ts';
import type { NewSubmission, Suspicion } from '../submissions/submit.ts';
import type { Brought } from './file.ts';
import type { TakeParts } from './parts.ts';
import type { ProofResult } from './proof.ts';
import { readTicket, type Ticket } from './ticket.ts';

/** What a form sends: the message's own fields, and around them what every form carries. */
export interface Envelope {
  entries: Entries;
  ticketText: string;
  /** Undefined where it is not ours, or too old. */
  ticket: Ticket | undefined;
  /** The honeypot's field, out of sight: whoever fills it does not look. */
  companyFax: string;
  /** The proof of work. */
  altcha: string | undefined;
  /** Stands for a file that was sent with an earlier try. */
  resumeToken: string;
}

export function openEnvelope(sent: Entries, { secret, now }: Pick<TakeParts, 'secret' | 'now'>): Envelope {
  const { ticket: ticketText = '', companyFax = '', altcha, resumeToken = '', ...entries } = sent;
  return {
    entries,
    ticketText,
    ticket: readTicket(secret, ticketText, now()),
    companyFax,
    altcha,
    resumeToken,
  };
}

interface Checked {
  form: Form;
  language: Language;
  envelope: Envelope;
  brought: Brought;
  ticket: Ticket;
  proof: ProofResult;
  values: Record<string, unknown>;
}

/** What is stored of a form that was checked. */
export function submissionOf(parts: TakeParts, checked: Checked): NewSubmission {
  const { form, language, envelope, brought, ticket, proof } = checked;
  const { privacyPolicy, ...values } = checked.values;
  return {
    form: form.id,
    language,
    values: form.job ? { ...values, job: String(form.job) } : values,
    idempotencyKey: ticket.key,
    suspicions: suspicionsOf(envelope.companyFax, proof, parts.now() - ticket.issuedAt < parts.humanTime),
    consent: { given: privacyPolicy === 'on', noticeVersion: parts.noticeVersion[language] },
    deliveries: parts.deliveries,
    file: brought.state === 'accepted' ? brought.file : undefined,
  };
}

function suspicionsOf(honeypot: string, proof: ProofResult, hasty: boolean): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== '') found.push('honeypot');
  if (hasty) found.push('too-fast');
  if (proof === 'bad') found.push('bad-proof');
  if (proof === 'replayed') found.push('replayed-proof');
  return found;
}
