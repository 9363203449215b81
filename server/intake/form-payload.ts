import { controlFields } from '#forms/control-fields.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { FormState } from '#forms/form-states.ts';
import type { AnyFormDefinition } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { keysOf } from '#lib/records.ts';
import type { Messages, SiteContent } from '#server/content/site-content.ts';
import type { Store } from '#server/database/open-database.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { type FormToken, readFormToken } from '#server/submissions/signed-tokens.ts';
import type { NewSubmission, Suspicion } from '#server/submissions/submission-rows.ts';
import type { FileUpload, UploadedFile, Uploads } from '#server/uploads/file-upload.ts';
import type { ProofResult, Proofs } from './proof-of-work.ts';
import type { RateLimiter } from './rate-limiter.ts';

export type FormBody =
  | { state: 'read'; values: FormValues; file?: UploadedFile | undefined }
  | { state: 'too-large' }
  | { state: 'unreadable' };

/** The values of a form's fields, and those of its control fields. */
export interface FormPayload {
  values: FormValues;
  tokenText: string;
  token: FormToken | undefined;
  honeypot: string;
  proof: string | undefined;
  uploadToken: string;
  service: string;
  article: string;
}

export function parsePayload(sent: FormValues, secret: string, now: number): FormPayload {
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

export interface SubmissionDeps {
  store: Store;
  content: SiteContent;
  uploads: Uploads;
  deliveries: DeliveryKind[];
  now(): number;
  secret(): string;
  hasSecret(): boolean;
  proofs: Proofs;
  rateLimiter: RateLimiter;
  /** A form that is filled faster looks like spam. */
  minFillMs: number;
}

export interface PostedForm {
  form: AnyFormDefinition;
  language: Language;
  payload: FormPayload;
  upload: FileUpload;
}

interface Checked {
  token: FormToken;
  proof: ProofResult;
  values: Record<string, unknown>;
}

export function submissionOf(
  { content, deliveries, minFillMs, now }: SubmissionDeps,
  { form, language, payload, upload }: PostedForm,
  { token, proof, values: { privacyPolicy, ...values } }: Checked,
): NewSubmission {
  const { service, article } = subjectsOf(form, payload, content.messages[language]);
  const ageMs = now() - token.issuedAt;
  const suspicions: Record<Suspicion, boolean> = {
    honeypot: payload.honeypot !== '',
    // The age is ignored if the clock has been set back since.
    'too-fast': ageMs >= 0 && ageMs < minFillMs,
    'bad-proof': proof === 'bad',
    'replayed-proof': proof === 'replayed',
  };
  return {
    form: form.id,
    language,
    values: {
      ...values,
      ...(form.job && { job: String(form.job) }),
      ...(service && { service: service.id }),
      ...(article && { article: article.id }),
    },
    idempotencyKey: token.key,
    suspicions: keysOf(suspicions).filter((name) => suspicions[name]),
    consent: { given: privacyPolicy === 'on', noticeVersion: content.noticeVersions[language] },
    deliveries,
    file: upload.state === 'accepted' ? upload.file : undefined,
  };
}

interface SubmissionSubjects {
  service?: FormState['service'];
  article?: FormState['article'];
}

/** Returns the service and the article that a contact form was opened for, if they exist. */
export function subjectsOf(
  form: AnyFormDefinition,
  { service = '', article = '' }: { service?: string | undefined; article?: string | undefined },
  { serviceTitle, articleTitle }: Messages,
): SubmissionSubjects {
  if (form.id !== 'contact') return {};
  const [ofService, ofArticle] = [serviceTitle(service), articleTitle(article)];
  return {
    ...(ofService !== undefined && { service: { id: service, title: ofService } }),
    ...(ofArticle !== undefined && { article: { id: article, title: ofArticle } }),
  };
}
