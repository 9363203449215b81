import type { FailureCode } from '#forms/failures.ts';
import { check, type Entries, type Form, type Problems } from '#forms/form-definition.ts';
import { type ResumeUpload, resolveUpload } from '../resume/resume-upload.ts';
import { deleteDraft } from '../submissions/drafts.ts';
import { isRepeat, submit } from '../submissions/submit.ts';
import { type FormBody, type Message, parsePayload, submissionOf } from './payload.ts';
import { isJobClosed } from './read-jobs.ts';
import type { SubmissionDeps } from './submission-deps.ts';

/** The key leads to the page that thanks; `held` is suspected spam. */
type Sent = { state: 'sent'; key: string; held: boolean };

interface Failed {
  state: 'failed';
  code: FailureCode;
  status: number;
  retryAfterSeconds?: number | undefined;
}

/** `unchecked` is returned as it is. */
type Verdict =
  | Sent
  | Failed
  | { state: 'refused'; status: 422; problems: Problems }
  | { state: 'unchecked'; status: 200 };

export type Unsent = Exclude<Verdict, Sent> & {
  entries: Entries;
  service: string;
  token?: string | undefined;
  upload: ResumeUpload;
};
export type Outcome = Sent | Unsent;

interface ReceivedForm extends Pick<Message, 'form' | 'language' | 'client'> {
  body: FormBody;
  requestId: string | undefined;
}

/** Checks, limits and stores a message, in this order. Suspicion only holds a message, it never loses one. */
export async function handleSubmission(
  deps: SubmissionDeps,
  { form, language, body, client, requestId }: ReceivedForm,
): Promise<Outcome> {
  let upload: ResumeUpload = { state: 'nothing' };
  if (body.state === 'too-large') return { ...failed('too-large', 413), ...nothing, upload };
  if (body.state === 'unreadable') return { ...failed('error', 400), ...nothing, upload };
  const payload = parsePayload(body.entries, deps);
  let verdict: Verdict;
  try {
    upload = await resolveUpload(deps, form, body.file, payload.resumeToken);
    verdict = payload.isKeptUnsent
      ? { state: 'unchecked', status: 200 }
      : await checkAndStore(deps, { form, language, payload, upload, client });
  } catch (error) {
    deps.log.error({ request: requestId, form: form.id, err: error }, 'A message could not be stored');
    verdict = failed('unavailable', 503, 60);
  }
  if (verdict.state === 'sent') {
    deps.onStored();
    if (payload.resumeToken) await deleteDraft(deps.store, payload.resumeToken).catch(() => undefined);
    return verdict;
  }
  const { entries, service, token, tokenText } = payload;
  return { ...verdict, entries, service, token: token && tokenText, upload };
}

const nothing = { entries: {}, service: '' };

async function checkAndStore(deps: SubmissionDeps, message: Message): Promise<Verdict> {
  const { form, payload, upload } = message;
  const { token } = payload;
  if (form.job && isJobClosed(deps.jobs, form.job, deps.now())) return failed('closed', 410);
  const checked = check(form, payload.entries);
  if (checked.state === 'unknown') return failed('error', 400);
  const problems = { ...fileProblem(form, upload), ...(checked.state === 'invalid' && checked.problems) };
  if (checked.state === 'invalid' || Object.keys(problems).length > 0)
    return { state: 'refused', status: 422, problems };
  if (!token) return failed('stale', 409);
  const proof = await deps.proofs.verify(payload.altcha, token.key);
  const submission = submissionOf(deps, { ...message, token, proof, values: checked.values });
  const wait = await deps.rateLimiter.consume(message.client, proof === 'valid');
  if (wait !== undefined && !(await isRepeat(deps.store, submission))) return failed('too-many', 429, wait);
  await submit(deps.store, submission, deps.now());
  return { state: 'sent', key: token.key, held: submission.suspicions.length > 0 };
}

function fileProblem({ file }: Form, upload: ResumeUpload): Problems {
  if (!file || upload.state === 'accepted') return {};
  return { [file]: upload.state === 'refused' ? upload.problem : 'required' };
}

function failed(code: FailureCode, status: number, retryAfterSeconds?: number): Failed {
  return { state: 'failed', code, status, retryAfterSeconds };
}
