import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormId } from '#forms/choices.ts';
import type { Form } from '#forms/form-definition.ts';
import { formAt } from '#forms/forms.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, parsePath, paths } from '#language/paths.ts';
import type { FormState } from '../../src/sections/forms/form-state.ts';
import { issueFormToken } from '../forms/form-token.ts';
import { handleSubmission, type Outcome } from '../forms/handle-submission.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { saveDraft } from '../resume/resume-upload.ts';
import { findByKey } from '../submissions/submit.ts';
import type { LivePage } from './built-pages.ts';
import { renderJobPage } from './job-pages.ts';
import { createPrivacyRoutes, type PrivacyRoutesDeps } from './privacy-routes.ts';
import { renderForm, serviceState, stateOfQuery } from './render-form.ts';
import { sendError, sendJson, sendLivePage, sendSeeOther } from './responses.ts';
import { isSameOrigin } from './same-origin.ts';
import type { HeaderList } from './security-headers.ts';
import { renderSentPage, sentPath } from './sent-page.ts';

export type FormRoutesDeps = SubmissionDeps & PrivacyRoutesDeps;
export type FormRoutes = ReturnType<typeof createFormRoutes>;

/** The only way into the store: serves the live pages, takes their POSTs, and answers a page, or JSON to a script. */
export function createFormRoutes(parts: FormRoutesDeps) {
  const { pages, secret, now, messages } = parts;
  const rights = createPrivacyRoutes(parts);
  return { takes, receive, show, challenge };

  /** Whether a form is sent to this address. */
  function takes(pathname: string): boolean {
    return formOf(pathname) !== undefined || rights.takes(parsePath(pathname).path);
  }

  /** The form that is sent to an address, and the page that shows it; none where that page is not built. */
  function formOf(pathname: string) {
    const { language, path } = parsePath(pathname);
    const form = formAt(path);
    const template = form && pages.live(localizedPath(language, form.page));
    return template && { form, page: template };
  }

  /** Answers a POST to an address that `takes` one. */
  async function receive(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const { language, path } = parsePath(pathname);
    if (rights.takes(path)) return rights.receive(request, response, language, path);
    const found = formOf(pathname);
    if (!found || !isSameOrigin(request, parts.siteUrl)) return sendError(response, 403);
    const { form, page } = found;
    const outcome = await handleSubmission(parts, request, form, language);
    countMessage(parts.metrics, form.id, outcome);
    if (request.headers.accept?.includes('application/json'))
      return answerScript(response, outcome, language, form);
    if (outcome.state === 'sent') {
      return sendSeeOther(response, sentPath(language, form.id, outcome.key));
    }
    const text = renderForm(page.template, await stateOf(outcome, form, language), now());
    await sendLivePage(
      request,
      response,
      { security: page.security, text },
      { status: statusOf(outcome), more: headersOf(outcome) },
    );
  }

  /** What goes back to the visitor in the form. */
  async function stateOf(outcome: Unsent, form: Form, language: Language): Promise<FormState> {
    return {
      token: outcome.token ?? issueFormToken(secret, now()),
      values: outcome.entries,
      problems: outcome.state === 'refused' ? outcome.problems : undefined,
      failure: outcome.state === 'failed' ? outcome.code : undefined,
      draft: await saveDraft(parts.store, outcome.upload, now()),
      ...serviceState(form, outcome.service, messages[language]),
    };
  }

  /** Answers a GET of a live page; false where there is nothing to show, such as thanks for no message. */
  async function show(
    request: IncomingMessage,
    response: ServerResponse,
    page: LivePage,
    pathname: string,
    query: string,
  ): Promise<boolean> {
    const { language, path } = parsePath(pathname);
    if (path === paths.yourData) {
      await rights.show(request, response, language, query);
      return true;
    }
    const asked = new URLSearchParams(query);
    if (path === paths.contactSent) {
      const key = asked.get('key') ?? '';
      const message = await findByKey(parts.store, key);
      if (!message) return false;
      const text = renderSentPage(page.template, language, key, message);
      await sendLivePage(request, response, { security: page.security, text }, {});
      return true;
    }
    const form = formAt(path);
    const text = form
      ? renderForm(
          page.template,
          { token: issueFormToken(secret, now()), ...stateOfQuery(form, asked, messages[language]) },
          now(),
          query,
        )
      : renderJobPage(page.template, query, now());
    await sendLivePage(request, response, { security: page.security, text }, { cache: 'private, no-cache' });
    return true;
  }

  /** Answers with a new challenge of the proof of work, and with a token for a form that has none. */
  async function challenge(response: ServerResponse) {
    sendJson(response, 200, { ...(await parts.proofs.challenge()), ticket: issueFormToken(secret, now()) });
  }

  function answerScript(response: ServerResponse, outcome: Outcome, language: Language, form: Form) {
    if (outcome.state === 'sent') {
      return sendJson(response, 200, { state: 'sent', next: sentPath(language, form.id, outcome.key) });
    }
    if (outcome.state === 'refused') {
      return sendJson(response, 422, { state: 'refused', problems: outcome.problems });
    }
    if (outcome.state === 'kept') return sendError(response, 400);
    const ticket = outcome.code === 'stale' ? issueFormToken(secret, now()) : undefined;
    sendJson(response, outcome.status, { state: 'failed', code: outcome.code, ticket }, headersOf(outcome));
  }
}

type Unsent = Exclude<Outcome, { state: 'sent' }>;

function statusOf(outcome: Unsent): number {
  if (outcome.state === 'kept') return 200;
  return outcome.state === 'refused' ? 422 : outcome.status;
}

function countMessage(metrics: Metrics, form: FormId, outcome: Outcome) {
  if (outcome.state === 'sent') return metrics.message(form, 'taken', outcome.sort);
  if (outcome.state === 'failed') return metrics.message(form, 'refused', outcome.code);
  if (outcome.state === 'kept') return;
  metrics.message(form, 'refused', 'invalid');
  for (const problem of Object.values(outcome.problems)) metrics.problem(form, problem);
}

function headersOf(outcome: Outcome): HeaderList {
  const wait = outcome.state === 'failed' ? outcome.retryAfter : undefined;
  return wait === undefined ? [] : ['Retry-After', String(wait)];
}
