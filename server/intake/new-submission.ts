import type { FormValues } from '#forms/form-definition.ts';
import type { AnyFormDefinition } from '#forms/forms.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import type { Language } from '#i18n/languages.ts';
import { keysOf } from '#lib/records.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import type { Store } from '#server/database/open-database.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import type { RateLimiter } from '#server/http/rate-limiter.ts';
import { type FormToken, readFormToken } from '#server/submissions/signed-tokens.ts';
import type { NewSubmission, Suspicion } from '#server/submissions/submission-rows.ts';
import type { FileUpload, Uploads } from '#server/uploads/file-upload.ts';
import { topicsOf } from './contact-topics.ts';
import type { ProofResult, Proofs } from './proof-of-work.ts';

export interface SubmissionDeps {
  store: Store;
  content: SiteContent;
  uploads: Uploads;
  deliveryKinds: DeliveryKind[];
  now(): number;
  secret(): string;
  hasSecret(): boolean;
  proofs: Proofs;
  formRateLimiter: RateLimiter;
  minFillMs: number;
}

export interface PostedForm {
  form: AnyFormDefinition;
  language: Language;
  payload: ReturnType<typeof parsePayload>;
  upload: FileUpload;
}

/** Separates what was typed from hidden fields. `token` is undefined if it is missing, forged or too old. */
export function parsePayload(sent: FormValues, secret: string, now: number) {
  const {
    [hiddenFields.token]: tokenText = '',
    [hiddenFields.honeypot]: honeypot = '',
    [hiddenFields.proof]: proof,
    [hiddenFields.pendingUpload]: uploadToken = '',
    [hiddenFields.service]: service = '',
    [hiddenFields.article]: article = '',
    ...values
  } = sent;
  const token = readFormToken(secret, tokenText, now);
  return { values, tokenText, token, honeypot, proof, uploadToken, service, article };
}

interface Checked {
  token: FormToken;
  proof: ProofResult;
  values: NewSubmission['values'];
}

export function submissionOf(
  { content, deliveryKinds, minFillMs, now }: SubmissionDeps,
  { form, language, payload, upload }: PostedForm,
  { token, proof, values: { privacyPolicy, ...values } }: Checked,
): NewSubmission {
  const { service, article } = topicsOf(form, payload, content.messages[language]);
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
    deliveryKinds,
    file: upload.state === 'accepted' ? upload.file : undefined,
  };
}
