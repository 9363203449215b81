import type { ServerResponse } from 'node:http';
import type { FormId } from '#forms/choices.ts';
import type { Form } from '#forms/form-definition.ts';
import { formAt } from '#forms/forms.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import type { FormState } from '../../src/live-sections.tsx';
import { issueFormToken } from '../forms/form-token.ts';
import { handleSubmission, type Outcome, type Unsent } from '../forms/handle-submission.ts';
import { openedFrom } from '../forms/payload.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { saveDraft } from '../resume/resume-upload.ts';
import type { Pages } from './built-pages.ts';
import type { NameClient } from './client-name.ts';
import { renderForm } from './render-form.ts';
import { readBody } from './request-body.ts';
import { sendError, sendJson, sendLivePage, sendSeeOther } from './responses.ts';
import type { Route, RouteTarget } from './route.ts';
import { isSameOrigin } from './same-origin.ts';
import type { HeaderList } from './security-headers.ts';
import { sentPath } from './sent-page.ts';

export interface FormPostDeps {
  pages: Pages;
  siteUrl: string;
  nameClient: NameClient;
  metrics: Metrics;
  submissions: SubmissionDeps;
}

/** Stores what a form sends. Responds with a page, or with JSON to a script. */
export function formPostRoute(deps: FormPostDeps): Route {
  const { siteUrl, nameClient, metrics, submissions } = deps;
  return {
    cost: 'dynamic',
    matches: (target) => target.method === 'POST' && formAndPage(deps.pages, target) !== undefined,
    async handle(request, response, target) {
      const found = formAndPage(deps.pages, target);
      if (!found || !isSameOrigin(request, siteUrl)) return sendError(response, 403);
      const { form, page } = found;
      const { language } = target;
      const body = await readBody(request, form);
      const client = nameClient(request);
      const outcome = await handleSubmission(submissions, {
        ...{ form, language, body, client },
        requestId: request.id,
      });
      countMessage(metrics, form.id, outcome);
      if (request.headers.accept?.includes('application/json'))
        return sendOutcome(submissions, response, { outcome, language, form });
      if (outcome.state === 'sent') return sendSeeOther(response, sentPath(language, form.id, outcome.key));
      const state = await returnedState(submissions, outcome, form, language);
      await sendLivePage(
        request,
        response,
        { security: page.security, text: renderForm(page.template, state, submissions.now()) },
        { status: statusOf(outcome), more: retryHeaders(outcome) },
      );
    },
  };
}

/** The form posted to a path, and the page that shows it. */
function formAndPage(pages: Pages, { language, path }: RouteTarget) {
  const form = formAt(path);
  const page = form && pages.live(localizedPath(language, form.page));
  return page && { form, page };
}

async function returnedState(
  { secret, store, now, messages }: SubmissionDeps,
  outcome: Unsent,
  form: Form,
  language: Language,
): Promise<FormState> {
  return {
    token: outcome.token ?? issueFormToken(secret, now()),
    values: outcome.entries,
    problems: outcome.state === 'refused' ? outcome.problems : undefined,
    failure: outcome.state === 'failed' ? outcome.code : undefined,
    draft: await saveDraft(store, outcome.upload, now()),
    ...openedFrom(form, outcome.service, messages[language]),
  };
}

function sendOutcome(
  { secret, now }: SubmissionDeps,
  response: ServerResponse,
  { outcome, language, form }: { outcome: Outcome; language: Language; form: Form },
) {
  switch (outcome.state) {
    case 'sent':
      return sendJson(response, 200, { state: 'sent', next: sentPath(language, form.id, outcome.key) });
    case 'refused':
      return sendJson(response, 422, { state: 'refused', problems: outcome.problems });
    case 'unchecked':
      return sendError(response, 400);
    case 'failed': {
      const { code, status } = outcome;
      const token = code === 'stale' ? issueFormToken(secret, now()) : undefined;
      return sendJson(response, status, { state: 'failed', code, token }, retryHeaders(outcome));
    }
  }
}

function statusOf(outcome: Unsent): number {
  if (outcome.state === 'unchecked') return 200;
  return outcome.state === 'refused' ? 422 : outcome.status;
}

function countMessage(metrics: Metrics, form: FormId, outcome: Outcome) {
  if (outcome.state === 'sent') metrics.message(form, 'stored', outcome.held ? 'held' : 'accepted');
  if (outcome.state === 'failed') metrics.message(form, 'refused', outcome.code);
  if (outcome.state !== 'refused') return;
  metrics.message(form, 'refused', 'invalid');
  for (const problem of Object.values(outcome.problems)) metrics.problem(form, problem);
}

function retryHeaders(outcome: Outcome): HeaderList {
  const seconds = outcome.state === 'failed' ? outcome.retryAfterSeconds : undefined;
  return seconds === undefined ? [] : ['Retry-After', String(seconds)];
}
