import type { IncomingMessage } from 'node:http';
import type { FailureCode } from '#forms/failures.ts';
import { check, type Entries, type Form, type ProblemCode, type Problems } from '#forms/form-definition.ts';
import type { Language } from '#language/languages.ts';
import { readBody } from '../http/request-body.ts';
import { type ResumeUpload, resolveUpload } from '../resume/resume-upload.ts';
import { deleteDraft } from '../submissions/drafts.ts';
import { isRepeat, submit } from '../submissions/submit.ts';
import { type Payload, parsePayload, submissionOf } from './payload.ts';
import { isJobClosed } from './read-jobs.ts';
import type { SubmissionDeps } from './submission-deps.ts';

/** Stored. The key leads to the page that thanks. */
interface Sent {
  state: 'sent';
  key: string;
  /** Held under suspicion of spam. */
  sort: 'accepted' | 'held';
}

/** Something is wrong with what was typed or chosen. */
interface Refused {
  state: 'refused';
  problems: Problems;
}

/** Nothing is wrong with it, but it was not stored. */
interface Failed {
  state: 'failed';
  code: FailureCode;
  /** Of the HTTP answer. */
  status: number;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** Neither checked nor stored: it comes back as it is. */
interface Unsent {
  state: 'kept';
}

/** What goes back to the visitor: the typed values, their ticket where it still holds, and their file. */
interface ReturnedForm {
  entries: Entries;
  /** The service that the form was opened from, as it was sent. */
  service: string;
  token?: string | undefined;
  upload: ResumeUpload;
}

export type Outcome = Sent | ((Refused | Failed | Unsent) & ReturnedForm);

/** Takes one message: reads, checks, limits and stores it, in this order. Suspicion marks a message, never loses it. */
export async function handleSubmission(
  parts: SubmissionDeps,
  request: IncomingMessage,
  form: Form,
  language: Language,
): Promise<Outcome> {
  let upload: ResumeUpload = { state: 'nothing' };
  const body = await readBody(request, form);
  if (body.state === 'too-large') return { ...failed('too-large', 413), ...nothing, upload };
  if (body.state === 'unreadable') return { ...failed('error', 400), ...nothing, upload };
  const payload = parsePayload(body.entries, parts);
  let verdict: Sent | Refused | Failed | Unsent;
  try {
    upload = await resolveUpload(parts, form, body.file, payload.resumeToken);
    verdict = payload.isKeptUnsent
      ? { state: 'kept' }
      : await checkAndStore(parts, request, { form, language, payload, upload });
  } catch (error) {
    parts.log.error({ request: request.id, form: form.id, err: error }, 'A message could not be stored');
    verdict = failed('unavailable', 503, 60);
  }
  if (verdict.state === 'sent') {
    parts.onStored();
    if (payload.resumeToken) await deleteDraft(parts.store, payload.resumeToken).catch(() => undefined);
    return verdict;
  }
  const { entries, service, token, tokenText } = payload;
  return { ...verdict, entries, service, token: token && tokenText, upload };
}

const nothing = { entries: {}, service: '' };

interface Message {
  form: Form;
  language: Language;
  payload: Payload;
  upload: ResumeUpload;
}

async function checkAndStore(parts: SubmissionDeps, request: IncomingMessage, message: Message) {
  const { form, payload, upload } = message;
  const { token } = payload;
  if (form.job && isJobClosed(parts.jobs, form.job, parts.now())) return failed('closed', 410);
  const checked = check(form, payload.entries);
  if (checked.state === 'unknown') return failed('error', 400);
  const problems = { ...fileProblem(form, upload), ...(checked.state === 'invalid' && checked.problems) };
  if (checked.state === 'invalid' || Object.keys(problems).length > 0) {
    return { state: 'refused', problems } as const;
  }
  if (!token) return failed('stale', 409);
  const proof = await parts.proofs.verify(payload.altcha, token.key);
  const submission = submissionOf(parts, { ...message, token, proof, values: checked.values });
  const wait = await parts.rateLimiter.consume(parts.nameClient(request), proof === 'valid');
  if (wait !== undefined && !(await isRepeat(parts.store, submission))) return failed('too-many', 429, wait);
  await submit(parts.store, submission, parts.now());
  return {
    state: 'sent',
    key: token.key,
    sort: submission.suspicions.length > 0 ? 'held' : 'accepted',
  } as const;
}

function fileProblem({ file }: Form, brought: ResumeUpload): Problems {
  if (!file || brought.state === 'accepted') return {};
  const problem: ProblemCode = brought.state === 'refused' ? brought.problem : 'required';
  return { [file]: problem };
}

function failed(code: FailureCode, status: number, retryAfter?: number): Failed {
  return { state: 'failed', code, status, retryAfter };
}
