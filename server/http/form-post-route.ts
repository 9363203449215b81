import type { ServerResponse } from 'node:http';
import type { FormId } from '#forms/choices.ts';
import type { Form } from '#forms/form-definition.ts';
import { formAt } from '#forms/forms.ts';
import { riyadhDay } from '#forms/job-state.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import type { SlotStates } from '../../src/render.tsx';
import { issueFormToken } from '../forms/form-token.ts';
import { handleSubmission, type Outcome, type Unsent } from '../forms/handle-submission.ts';
import { openedFrom } from '../forms/payload.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { saveDraft } from '../resume/resume-upload.ts';
import type { Pages } from './built-pages.ts';
import { isSameOrigin } from './check-request.ts';
import type { NameClient } from './client-name.ts';
import { sentPath } from './form-routes.ts';
import { readBody } from './request-body.ts';
import { retryAfter, sendError, sendJson, sendLivePage, sendSeeOther } from './responses.ts';
import { dynamic, type Route } from './route.ts';

export interface FormPostDeps {
  pages: Pages;
  siteUrl: string;
  nameClient: NameClient;
  metrics: Metrics;
  submissions: SubmissionDeps;
}

/** Responds with the form's page, or with JSON to a script. */
export function formPostRoute({ pages, siteUrl, nameClient, metrics, submissions }: FormPostDeps): Route {
  return ({ method, language, path }) => {
    const form = method === 'POST' ? formAt(path) : undefined;
    const page = form && pages.live(localizedPath(language, form.page));
    if (!page) return undefined;
    return dynamic(async (request, response) => {
      if (!isSameOrigin(request, siteUrl)) return sendError(response, 403);
      const body = await readBody(request, form);
      const client = nameClient(request);
      const received = { form, language, body, client, requestId: request.id };
      const outcome = await handleSubmission(submissions, received);
      countMessage(metrics, form.id, outcome);
      const isScript = request.headers.accept?.includes('application/json');
      if (outcome.state === 'sent') {
        const next = sentPath(language, form.id, outcome.key);
        return isScript ? sendJson(response, 200, { state: 'sent', next }) : sendSeeOther(response, next);
      }
      if (isScript) return sendUnsent(submissions, response, outcome);
      const text = page.render(await returnedState(submissions, outcome, form, language), '');
      await sendLivePage(response, text, { ...page.security, ...retryHeaders(outcome) }, outcome.status);
    });
  };
}

async function returnedState(
  { secret, store, now, messages }: SubmissionDeps,
  outcome: Unsent,
  form: Form,
  language: Language,
): Promise<SlotStates['ApplicationForm']> {
  return {
    token: outcome.token ?? issueFormToken(secret, now()),
    values: outcome.entries,
    errors: outcome.state === 'invalid' ? outcome.errors : undefined,
    submitError: outcome.state === 'failed' ? outcome.code : undefined,
    draft: await saveDraft(store, outcome.draft, now()),
    ...openedFrom(form, outcome.service, messages[language]),
    ...(form.job !== undefined && { today: riyadhDay(now()) }),
  };
}

function sendUnsent({ secret, now }: SubmissionDeps, response: ServerResponse, outcome: Unsent) {
  if (outcome.state === 'unchecked') return sendError(response, 400);
  if (outcome.state === 'invalid')
    return sendJson(response, outcome.status, { state: 'invalid', errors: outcome.errors });
  const { state, code, status } = outcome;
  const token = code === 'stale' ? issueFormToken(secret, now()) : undefined;
  sendJson(response, status, { state, code, token }, retryHeaders(outcome));
}

function countMessage(metrics: Metrics, form: FormId, outcome: Outcome) {
  if (outcome.state === 'sent') metrics.message(form, 'stored', outcome.held ? 'held' : 'accepted');
  if (outcome.state === 'failed') metrics.message(form, 'refused', outcome.code);
  if (outcome.state !== 'invalid') return;
  metrics.message(form, 'refused', 'invalid');
  for (const problem of Object.values(outcome.errors)) metrics.problem(form, problem);
}

function retryHeaders(outcome: Unsent) {
  return outcome.state === 'failed' ? retryAfter(outcome.retryAfterSeconds) : {};
}
