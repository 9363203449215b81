import type { SubmitErrorCode } from '#content/form-enums.ts';
import { isJobClosed } from '#server/content/site-content.ts';
import type { Log } from '#server/lib/log.ts';
import { isRepeat, submit } from '#server/submissions/submit.ts';
import { checkWithFile, type FileUpload } from '#server/uploads/file-upload.ts';
import {
  type FormBody,
  type PostedForm,
  parsePayload,
  type SubmissionDeps,
  submissionOf,
} from './payload.ts';

interface ReceivedForm extends Pick<PostedForm, 'form' | 'language'> {
  client: string;
  body: FormBody;
  log: Pick<Log, 'error'>;
}

export type SubmissionOutcome = Awaited<ReturnType<typeof handleSubmission>>;
export type RejectedSubmission = Exclude<SubmissionOutcome, { state: 'sent' }>;

/** Checks, limits and stores a submission, in this order. Suspicion only quarantines a submission. */
export async function handleSubmission(deps: SubmissionDeps, received: ReceivedForm) {
  const { uploads, rateLimiter } = deps;
  const { body, log, client, ...about } = received;
  const { values: sent, file } = body.state === 'read' ? body : { values: {}, file: undefined };
  const payload = parsePayload(sent, deps.secret(), deps.now());
  let upload = nothing;
  let verdict: Verdict;
  try {
    upload = await uploads.resolve(about.form, file, payload.uploadToken);
    verdict = await checkAndStore(deps, { ...about, payload, upload }, client, body.state);
  } catch (error) {
    log.error({ form: about.form.id, err: error }, 'A submission could not be stored');
    verdict = failed('unavailable', 503, 60);
  }
  if (verdict.state === 'sent') {
    if (payload.uploadToken) await uploads.drop(payload.uploadToken).catch(() => undefined);
    return verdict;
  }
  const { values, service, article, token, tokenText } = payload;
  const unsent = { values, service, article, token: token && tokenText };
  const retryAfterSeconds =
    file && verdict.status !== 503 ? await rateLimiter.consumeUpload(client) : undefined;
  if (retryAfterSeconds !== undefined)
    return { ...failed('too-many', 429, retryAfterSeconds), ...unsent, pendingUpload: nothing };
  // A file without a valid token comes from no page of this site, so it is not kept.
  return { ...verdict, ...unsent, pendingUpload: token ? upload : nothing };
}

type Verdict = Awaited<ReturnType<typeof checkAndStore>>;

const nothing: FileUpload = { state: 'nothing' };

async function checkAndStore(
  deps: SubmissionDeps,
  posted: PostedForm,
  client: string,
  body: FormBody['state'],
) {
  const { store, content, now, proofs, rateLimiter } = deps;
  const { form, payload, upload } = posted;
  const { token } = payload;
  if (body === 'too-large') return failed('too-large', 413);
  if (body === 'unreadable') return failed('error', 400);
  if (form.job && isJobClosed(content.jobs, form.job, now())) return failed('closed', 410);
  const checked = checkWithFile(form, payload.values, upload);
  if (checked.state === 'invalid') return { ...checked, status: 422 } as const;
  if (!token) return deps.hasSecret() ? failed('stale', 409) : failed('unavailable', 503, 60);
  const proof = await proofs.verify(payload.proof, token.key);
  const submission = submissionOf(deps, posted, { token, proof, values: checked.values });
  const retryAfterSeconds = await rateLimiter.consume(client, proof === 'valid');
  let reference: string;
  try {
    if (retryAfterSeconds !== undefined && !(await isRepeat(store, submission)))
      return failed('too-many', 429, retryAfterSeconds);
    ({ reference } = await submit(store, submission, now()));
  } catch (error) {
    await rateLimiter.giveBack(client, proof === 'valid');
    throw error;
  }
  return { state: 'sent', key: token.key, reference, quarantined: submission.suspicions.length > 0 } as const;
}

function failed(code: SubmitErrorCode, status: number, retryAfterSeconds?: number) {
  return { state: 'failed', code, status, retryAfterSeconds } as const;
}
