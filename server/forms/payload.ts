import type { Entries, Form } from '#forms/form-definition.ts';
import { keepIntent } from '#forms/keep-intent.ts';
import type { Language } from '#language/languages.ts';
import type { FormState } from '../../src/sections/forms/form-state.ts';
import type { Messages } from '../mail/messages.ts';
import type { ResumeUpload } from '../resume/resume-upload.ts';
import type { NewSubmission, Suspicion } from '../submissions/submit.ts';
import { type FormToken, readFormToken } from './form-token.ts';
import type { ProofResult } from './proof-of-work.ts';
import type { SubmissionDeps } from './submission-deps.ts';

/** What a form sends: the message's own fields, and around them what every form carries. */
export interface Payload {
  entries: Entries;
  tokenText: string;
  /** Undefined where it is not ours, or too old. */
  token: FormToken | undefined;
  /** The honeypot's field, out of sight: whoever fills it does not look. */
  companyFax: string;
  /** The proof of work. */
  altcha: string | undefined;
  /** Stands for a file that was sent with an earlier try. */
  resumeToken: string;
  /** The service that the form was opened from. */
  service: string;
  /** Whether the form is only to come back as it is. */
  isKeptUnsent: boolean;
}

export function parsePayload(
  sent: Entries,
  { secret, now }: Pick<SubmissionDeps, 'secret' | 'now'>,
): Payload {
  const { ticket: tokenText = '', companyFax = '', altcha, resumeToken = '', service = '', ...own } = sent;
  const { [keepIntent.name]: intent, ...entries } = own;
  return {
    entries,
    tokenText,
    token: readFormToken(secret, tokenText, now()),
    companyFax,
    altcha,
    resumeToken,
    service,
    isKeptUnsent: intent === keepIntent.value,
  };
}

interface Checked {
  form: Form;
  language: Language;
  payload: Payload;
  upload: ResumeUpload;
  token: FormToken;
  proof: ProofResult;
  values: Record<string, unknown>;
}

/** What is stored of a form that was checked. */
export function submissionOf(deps: SubmissionDeps, checked: Checked): NewSubmission {
  const { form, language, payload, upload, token, proof } = checked;
  const { privacyPolicy, ...values } = checked.values;
  return {
    form: form.id,
    language,
    values: { ...values, ...subjectOf(deps, checked) },
    idempotencyKey: token.key,
    suspicions: suspicionsOf(payload.companyFax, proof, deps.now() - token.issuedAt < deps.minFillMs),
    consent: { given: privacyPolicy === 'on', noticeVersion: deps.noticeVersion[language] },
    deliveries: deps.deliveries,
    file: upload.state === 'accepted' ? upload.file : undefined,
  };
}

/** Where the form was opened from: what a visitor did not write is no part of the message. */
function subjectOf({ messages }: SubmissionDeps, { form, language, payload: { service } }: Checked) {
  if (form.job) return { job: String(form.job) };
  return openedFrom(form, service, messages[language]).service ? { service } : {};
}

function suspicionsOf(honeypot: string, proof: ProofResult, hasty: boolean): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== '') found.push('honeypot');
  if (hasty) found.push('too-fast');
  if (proof === 'bad') found.push('bad-proof');
  if (proof === 'replayed') found.push('replayed-proof');
  return found;
}

/** The service that a contact form was opened from, where there is such a service. */
export function openedFrom(form: Form, id: string, { serviceTitle }: Messages): Pick<FormState, 'service'> {
  const title = form.id === 'contact' ? serviceTitle(id) : undefined;
  return title === undefined ? {} : { service: { id, title } };
}
