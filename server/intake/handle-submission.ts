import { isJobClosed } from '#server/content/site-content.ts';
import type { Log } from '#server/lib/log.ts';
import { isRepeat, submit } from '#server/submissions/submit.ts';
import { type FileUpload, validateWithFile } from '#server/uploads/file-upload.ts';
import type { FormBody } from './form-body.ts';
import { type PostedForm, parsePayload, type SubmissionDeps, submissionOf } from './new-submission.ts';
import { type Refusal, refused, type StoredResult, type SubmissionResult } from './submission-result.ts';

interface ReceivedForm {
  form: PostedForm['form'];
  language: PostedForm['language'];
  client: string;
  body: FormBody;
  log: Pick<Log, 'error'>;
}

/** Checks, limits and stores a submission, in this order. Suspicion only quarantines a submission. */
export async function handleSubmission(
  deps: SubmissionDeps,
  received: ReceivedForm,
): Promise<SubmissionResult> {
  const { uploads, formRateLimiter } = deps;
  const { body, log, client, ...about } = received;
  const { values: sent, file } = body;
  const payload = parsePayload(sent, deps.secret(), deps.now());
  let upload = nothing;
  let result: StoredResult | Refusal;
  try {
    upload = await uploads.resolve(about.form, file, payload.uploadToken);
    result = await checkAndStore(deps, { ...about, payload, upload }, client, body.state);
  } catch (error) {
    log.error({ form: about.form.id, err: error }, 'A submission could not be stored');
    result = refused('unavailable', 503, 60);
  }
  if (result.state === 'sent') {
    if (payload.uploadToken) await uploads.expire(payload.uploadToken).catch(() => undefined);
    return result;
  }
  const retryAfterSeconds =
    file && result.httpStatus !== 503 ? await formRateLimiter.consumeUpload(client) : undefined;
  if (retryAfterSeconds !== undefined)
    return { ...refused('too-many', 429, retryAfterSeconds), payload, pendingUpload: nothing };
  // A file without a valid token does not come from a page of this site, so it is not kept.
  return { ...result, payload, pendingUpload: payload.token ? upload : nothing };
}

const nothing: FileUpload = { state: 'nothing' };

async function checkAndStore(
  deps: SubmissionDeps,
  posted: PostedForm,
  client: string,
  body: FormBody['state'],
): Promise<StoredResult | Refusal> {
  const { store, content, now, proofs, formRateLimiter } = deps;
  const { form, payload, upload } = posted;
  const { token } = payload;
  if (body === 'too-large') return refused('too-large', 413);
  if (body === 'unreadable') return refused('error', 400);
  if (form.job && isJobClosed(content.jobs, form.job, now())) return refused('closed', 410);
  const validation = validateWithFile(form, payload.values, upload);
  if (validation.state === 'invalid') return { ...refused('invalid', 422), errors: validation.errors };
  if (!token) return deps.hasSecret() ? refused('stale', 409) : refused('unavailable', 503, 60);
  const proof = await proofs.verify(payload.proof, token.key);
  const submission = submissionOf(deps, posted, { token, proof, values: validation.values });
  const retryAfterSeconds = await formRateLimiter.consume(client, proof === 'valid');
  let reference: string;
  try {
    if (retryAfterSeconds !== undefined && !(await isRepeat(store, submission)))
      return refused('too-many', 429, retryAfterSeconds);
    ({ reference } = await submit(store, submission, now()));
  } catch (error) {
    await formRateLimiter.giveBack(client, proof === 'valid');
    throw error;
  }
  return { state: 'sent', key: token.key, reference, quarantined: submission.suspicions.length > 0 };
}
