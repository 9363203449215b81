import type { FailureCode } from '#forms/failures.ts';
import { check, type FieldErrors, type Form } from '#forms/form-definition.ts';
import { isJobClosed } from '../content.ts';
import { type ResumeUpload, resolveUpload } from '../resume/resume-upload.ts';
import { deleteDraft } from './drafts.ts';
import { type FormBody, type Message, parsePayload, submissionOf } from './payload.ts';
import type { SubmissionDeps } from './submission-deps.ts';
import { isRepeat, submit } from './submit.ts';

interface ReceivedForm extends Pick<Message, 'form' | 'language' | 'client'> {
  body: FormBody;
  requestId: string | undefined;
}

export type Outcome = Awaited<ReturnType<typeof handleSubmission>>;
export type Unsent = Exclude<Outcome, { state: 'sent' }>;

/** Checks, limits and stores a message, in this order. Suspicion only holds a message, it never loses one. */
export async function handleSubmission(deps: SubmissionDeps, received: ReceivedForm) {
  const { body, requestId, ...about } = received;
  const { entries: sent, file } = body.state === 'read' ? body : { entries: {}, file: undefined };
  const payload = parsePayload(sent, deps);
  let upload = nothing;
  let verdict: Verdict;
  try {
    upload = await resolveUpload(deps, about.form, file, payload.draftToken);
    verdict = await checkAndStore(deps, { ...about, payload, upload }, body.state);
  } catch (error) {
    deps.log.error({ request: requestId, form: about.form.id, err: error }, 'A message could not be stored');
    verdict = failed('unavailable', 503, 60);
  }
  if (verdict.state === 'sent') {
    deps.onStored();
    if (payload.draftToken) await deleteDraft(deps.store, payload.draftToken).catch(() => undefined);
    return verdict;
  }
  const { entries, service, token, tokenText } = payload;
  const unsent = { entries, service, token: token && tokenText };
  const wait =
    file && verdict.status !== 503 ? await deps.rateLimiter.consumeUpload(about.client) : undefined;
  if (wait !== undefined) return { ...failed('too-many', 429, wait), ...unsent, draft: nothing };
  // Without a token of ours it was no page of ours that sent the file.
  return { ...verdict, ...unsent, draft: token ? upload : nothing };
}

type Verdict = Awaited<ReturnType<typeof checkAndStore>>;

const nothing: ResumeUpload = { state: 'nothing' };

async function checkAndStore(deps: SubmissionDeps, message: Message, body: FormBody['state']) {
  const { form, payload, upload } = message;
  const { token } = payload;
  if (body === 'too-large') return failed('too-large', 413);
  if (body === 'unreadable') return failed('error', 400);
  if (form.job && isJobClosed(deps.jobs, form.job, deps.now())) return failed('closed', 410);
  const checked = check(form, payload.entries);
  if (checked.state === 'unknown') return failed('error', 400);
  const errors = { ...fileProblem(form, upload), ...(checked.state === 'invalid' && checked.errors) };
  if (checked.state === 'invalid' || Object.keys(errors).length > 0)
    return { state: 'invalid', status: 422, errors } as const;
  if (!token) return failed('stale', 409);
  const proof = await deps.proofs.verify(payload.altcha, token.key);
  const submission = submissionOf(deps, { ...message, token, proof, values: checked.values });
  const wait = await deps.rateLimiter.consume(message.client, proof === 'valid');
  let reference: string;
  try {
    if (wait !== undefined && !(await isRepeat(deps.store, submission))) return failed('too-many', 429, wait);
    ({ reference } = await submit(deps.store, submission, deps.now()));
  } catch (error) {
    await deps.rateLimiter.giveBack(message.client, proof === 'valid');
    throw error;
  }
  /** Key and reference lead to the page that thanks; `quarantined` is suspected spam. */
  return { state: 'sent', key: token.key, reference, quarantined: submission.suspicions.length > 0 } as const;
}

function fileProblem({ file }: Form, upload: ResumeUpload): FieldErrors {
  if (!file || upload.state === 'accepted') return {};
  return { [file]: upload.state === 'refused' ? upload.problem : 'required' };
}

function failed(code: FailureCode, status: number, retryAfterSeconds?: number) {
  return { state: 'failed', code, status, retryAfterSeconds } as const;
}
