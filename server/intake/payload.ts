import { controlFields } from '#forms/control-fields.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { FormState } from '#forms/form-state.ts';
import type { AnyFormDefinition } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import type { Messages, SiteContent } from '#server/lib/content.ts';
import type { ResumeUpload, UploadedFile } from '#server/resume/resume-upload.ts';
import { readFormToken } from '#server/submissions/signed-tokens.ts';
import type { NewSubmission, Suspicion } from '#server/submissions/submission-rows.ts';
import type { ProofResult } from './proof-of-work.ts';

export type FormBody =
  | { state: 'read'; values: FormValues; file?: UploadedFile | undefined }
  | { state: 'too-large' }
  | { state: 'unreadable' };

export type Payload = ReturnType<typeof parsePayload>;

/** Tells a submission's own values from those that every form carries. */
export function parsePayload(sent: FormValues, secret: string, now: number) {
  const {
    [controlFields.token]: tokenText = '',
    [controlFields.honeypot]: honeypot = '',
    [controlFields.proof]: proof,
    [controlFields.pendingUpload]: uploadToken = '',
    [controlFields.service]: service = '',
    [controlFields.article]: article = '',
    ...values
  } = sent;
  const token = readFormToken(secret, tokenText, now);
  return { values, tokenText, token, honeypot, proof, uploadToken, service, article };
}

export interface PostedForm {
  form: AnyFormDefinition;
  language: Language;
  payload: Payload;
  upload: ResumeUpload;
}

type Checked = { token: NonNullable<Payload['token']>; proof: ProofResult; values: Record<string, unknown> };

interface NewSubmissionDeps {
  content: Pick<SiteContent, 'messages' | 'noticeVersions'>;
  deliveries: DeliveryKind[];
  /** Nobody fills a form faster than this. */
  minFillMs: number;
}

export function submissionOf(
  { content, deliveries, minFillMs }: NewSubmissionDeps,
  checked: PostedForm & Checked,
  now: number,
): NewSubmission {
  const { form, language, payload, upload, token, proof } = checked;
  const { privacyPolicy, ...values } = checked.values;
  return {
    form: form.id,
    language,
    values: { ...values, ...subjectOf(content.messages[language], checked) },
    idempotencyKey: token.key,
    suspicions: suspicionsOf(payload.honeypot, proof, isHasty(now - token.issuedAt, minFillMs)),
    consent: { given: privacyPolicy === 'on', noticeVersion: content.noticeVersions[language] },
    deliveries,
    file: upload.state === 'accepted' ? upload.file : undefined,
  };
}

function subjectOf(messages: Titles, { form, payload }: PostedForm) {
  if (form.job) return { job: String(form.job) };
  const { service, article } = subjectsOf(form, payload, messages);
  return { ...(service && { service: service.id }), ...(article && { article: article.id }) };
}

function suspicionsOf(honeypot: string, proof: ProofResult, hasty: boolean): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== '') found.push('honeypot');
  if (hasty) found.push('too-fast');
  if (proof === 'bad') found.push('bad-proof');
  if (proof === 'replayed') found.push('replayed-proof');
  return found;
}

/** Not where the clock was set back since. */
const isHasty = (ageMs: number, minFillMs: number) => ageMs >= 0 && ageMs < minFillMs;

type Titles = Pick<Messages, 'serviceTitle' | 'articleTitle'>;

/** The service and the article that a contact form was opened for, if they exist. */
export function subjectsOf(
  form: Pick<AnyFormDefinition, 'id'>,
  { service = '', article = '' }: { service?: string | undefined; article?: string | undefined },
  { serviceTitle, articleTitle }: Titles,
): Pick<FormState, 'service' | 'article'> {
  if (form.id !== 'contact') return {};
  const [ofService, ofArticle] = [serviceTitle(service), articleTitle(article)];
  return {
    ...(ofService !== undefined && { service: { id: service, title: ofService } }),
    ...(ofArticle !== undefined && { article: { id: article, title: ofArticle } }),
  };
}
