import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormId } from '#forms/choices.ts';
import { contact, contactDialog } from '#forms/contact.ts';
import type { Form } from '#forms/form-definition.ts';
import { formAt } from '#forms/forms.ts';
import { riyadhDay } from '#forms/job-state.ts';
import type { ApplicationFormState } from '#forms/section-states.ts';
import { training } from '#forms/training.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, parsePath, paths } from '#language/paths.ts';
import { issueFormToken } from '../messages/form-token.ts';
import { handleSubmission, type Outcome, type Unsent } from '../messages/handle-submission.ts';
import { type FormBody, serviceContext } from '../messages/payload.ts';
import type { SubmissionDeps } from '../messages/submission-deps.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Pages } from '../plugins/built-pages.ts';
import type { ClientKey } from '../plugins/client-key.ts';
import { readFormBody, refusedBody } from '../plugins/form-body.ts';
import {
  decodedPath,
  retryAfter,
  sendJson,
  sendLivePage,
  sendSeeOther,
  wantsJson,
} from '../plugins/responses.ts';
import { saveDraft } from '../resume/resume-upload.ts';
import { inEachLanguage } from './route.ts';
import { thanksPath } from './sent-page.ts';

export interface FormPostDeps {
  pages: Pages;
  clientKey: ClientKey;
  metrics: Metrics;
  submissions: SubmissionDeps;
}

/** Responds with the form's page, or with JSON to a script. */
export function formPosts(app: FastifyInstance, deps: FormPostDeps) {
  for (const path of [contact.path, contactDialog.path, training.path, paths.apply(':id')]) {
    for (const { language, url } of inEachLanguage(path)) {
      app.post(url, {
        config: { cost: 'dynamic' },
        handler: async (request, reply) => {
          const form = formAt(parsePath(decodedPath(request)).path);
          if (!form) return reply.callNotFound();
          const body = await readFormBody(request, form.file);
          return answerPost(deps, form, language, body, request, reply);
        },
        // A body beyond its bounds is the form's to answer, over a connection that is read on.
        errorHandler: async (error: FastifyError, request, reply) => {
          const form = formAt(parsePath(decodedPath(request)).path);
          const body = refusedBody(error);
          if (!form || !body) throw error;
          reply.removeHeader('connection');
          return answerPost(deps, form, language, body, request, reply);
        },
      });
    }
  }
}

async function answerPost(
  { pages, clientKey, metrics, submissions }: FormPostDeps,
  form: Form,
  language: Language,
  body: FormBody,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const page = pages.live(localizedPath(language, form.page));
  if (!page) return reply.callNotFound();
  const received = { form, language, body, client: clientKey(request), requestId: request.id };
  const outcome = await handleSubmission(submissions, received);
  countMessage(metrics, form.id, outcome);
  if (outcome.state === 'sent') {
    const next = thanksPath(language, form.id, outcome);
    return wantsJson(request) ? sendJson(reply, 200, { state: 'sent', next }) : sendSeeOther(reply, next);
  }
  if (wantsJson(request)) return sendUnsent(submissions, reply, outcome);
  const text = page.render(await returnedState(submissions, outcome, form, language), '');
  return sendLivePage(request, reply, text, { ...page.security, ...retryHeaders(outcome) }, outcome.status);
}

async function returnedState(
  { secret, store, now, messages }: SubmissionDeps,
  outcome: Unsent,
  form: Form,
  language: Language,
): Promise<ApplicationFormState> {
  return {
    token: outcome.token ?? issueFormToken(secret, now()),
    values: outcome.entries,
    errors: outcome.state === 'invalid' ? outcome.errors : undefined,
    submitError: outcome.state === 'failed' ? outcome.code : undefined,
    draft: await saveDraft(store, outcome.draft, now()),
    ...serviceContext(form, outcome.service, messages[language]),
    ...(form.job !== undefined && { today: riyadhDay(now()) }),
  };
}

function sendUnsent({ secret, now }: SubmissionDeps, reply: FastifyReply, outcome: Unsent) {
  if (outcome.state === 'invalid')
    return sendJson(reply, outcome.status, { state: 'invalid', errors: outcome.errors });
  const { state, code, status } = outcome;
  const token = code === 'stale' ? issueFormToken(secret, now()) : undefined;
  return sendJson(reply, status, { state, code, token }, retryHeaders(outcome));
}

function countMessage(metrics: Metrics, form: FormId, outcome: Outcome) {
  if (outcome.state === 'sent')
    metrics.message(form, 'stored', outcome.quarantined ? 'quarantined' : 'accepted');
  if (outcome.state === 'failed') metrics.message(form, 'refused', outcome.code);
  if (outcome.state !== 'invalid') return;
  metrics.message(form, 'refused', 'invalid');
  for (const problem of Object.values(outcome.errors)) metrics.problem(form, problem);
}

function retryHeaders(outcome: Unsent) {
  return outcome.state === 'failed' ? retryAfter(outcome.retryAfterSeconds) : {};
}
