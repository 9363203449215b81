import type { Entries, Form } from '#forms/form-definition.ts';
import { keepIntent } from '#forms/keep-intent.ts';
import type { Language } from '#language/languages.ts';
import { serviceState } from '../http/render-form.ts';
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
export function submissionOf(parts: SubmissionDeps, checked: Checked): NewSubmission {
  const { form, language, payload, upload, token, proof } = checked;
  const { privacyPolicy, ...values } = checked.values;
  return {
    form: form.id,
    language,
    values: { ...values, ...origin(parts, checked) },
    idempotencyKey: token.key,
    suspicions: suspicionsOf(payload.companyFax, proof, parts.now() - token.issuedAt < parts.minFillMs),
    consent: { given: privacyPolicy === 'on', noticeVersion: parts.noticeVersion[language] },
    deliveries: parts.deliveries,
    file: upload.state === 'accepted' ? upload.file : undefined,
  };
}

/** Where the form was opened from: what a visitor did not write is no part of the message. */
function origin({ messages }: SubmissionDeps, { form, language, payload: { service } }: Checked) {
  if (form.job) return { job: String(form.job) };
  return serviceState(form, service, messages[language]).service ? { service } : {};
}

function suspicionsOf(honeypot: string, proof: ProofResult, hasty: boolean): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== '') found.push('honeypot');
  if (hasty) found.push('too-fast');
  if (proof === 'bad') found.push('bad-proof');
  if (proof === 'replayed') found.push('replayed-proof');
  return found;
}
