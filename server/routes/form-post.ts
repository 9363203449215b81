import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormId } from '#codes/form-codes.ts';
import type { ApplicationFormState } from '#forms/form-states.ts';
import { type AnyFormDefinition, allForms, formAt } from '#forms/forms.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import type { Language } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { localizedPath, parsePath } from '#routing/paths.ts';
import {
  decodedPath,
  retryAfter,
  sendDynamicPage,
  sendJson,
  sendSeeOther,
  wantsJson,
} from '#server/http/responses.ts';
import { topicsOf } from '#server/intake/contact-topics.ts';
import { type FormBody, freeUpload, readFormBody, refusedBody } from '#server/intake/form-body.ts';
import { handleSubmission } from '#server/intake/handle-submission.ts';
import type { RefusedSubmission, SubmissionResult } from '#server/intake/submission-result.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { mayBeCounted, sendingPage } from './analytics.ts';
import { urlsByLanguage } from './dynamic-page.ts';
import type { RouteDeps } from './route-deps.ts';
import { sentPath } from './sent-page.ts';

const hiddenNames = Object.values(hiddenFields);

export async function formPosts(app: FastifyInstance) {
  const formOf = (request: FastifyRequest) => formAt(parsePath(decodedPath(request)).path);
  for (const { language, url } of allForms.flatMap(({ path }) => urlsByLanguage(path))) {
    app.post(url, {
      config: { cost: 'dynamic' },
      handler: async (request, reply) => {
        const form = formOf(request);
        if (!form) return reply.callNotFound();
        const body = await readFormBody(request, form.file ? [form.file.name] : [], [
          ...form.fieldNames,
          ...hiddenNames,
        ]);
        try {
          return await respond(form, language, body, reply);
        } finally {
          freeUpload(body);
        }
      },
      // A body that is too large gets the form as its response, over a connection that is still read.
      errorHandler: async (error: FastifyError, request, reply) => {
        const form = formOf(request);
        const body = refusedBody(error);
        if (!form || !body) throw error;
        reply.removeHeader('connection');
        return respond(form, language, body, reply);
      },
    });
  }
}

async function respond(form: AnyFormDefinition, language: Language, body: FormBody, reply: FastifyReply) {
  const { request, server } = reply;
  const { deps } = server;
  const page = server.pages.dynamic(localizedPath(language, form.page));
  if (!page) return reply.callNotFound();
  const received = { form, language, body, client: server.clientPseudonym(request), log: request.log };
  const result = await handleSubmission(deps, received);
  countSubmission(server.metrics, form.id, result);
  if (result.state === 'sent') {
    deps.wakeDelivery();
    if (!result.quarantined && mayBeCounted(request)) {
      const { path } = parsePath(sendingPage(request, form.page));
      deps.analytics?.add([{ kind: 'form-sent', language, path, name: form.id }]);
    }
    const next = sentPath(language, form.id, result);
    return wantsJson(request) ? sendJson(reply, 200, { state: 'sent', next }) : sendSeeOther(reply, next);
  }
  if (wantsJson(request)) return sendRefused(deps, reply, result);
  const { errorTitle } = deps.content.messages[language].forms;
  const text = page.render(await returnedState(deps, result, form, language), '', errorTitle);
  const headers = { ...page.security, ...retryAfter(result.retryAfterSeconds) };
  return sendDynamicPage(reply, text, headers, result.httpStatus);
}

async function returnedState(
  { secret, uploads, now, minFillMs, content }: RouteDeps,
  { payload, ...result }: RefusedSubmission,
  form: AnyFormDefinition,
  language: Language,
): Promise<ApplicationFormState> {
  return {
    // The form is filled in already, and without script nothing waits before it is sent again.
    token: payload.token ? payload.tokenText : issueFormToken(secret(), now() - minFillMs),
    values: payload.values,
    errors: result.errors,
    submitError: result.code === 'invalid' ? undefined : result.code,
    pendingUpload: await uploads.keep(result.pendingUpload),
    ...topicsOf(form, payload, content.messages[language]),
    ...(form.job !== undefined && { today: riyadhDay(now()) }),
  };
}

function sendRefused({ secret, now }: RouteDeps, reply: FastifyReply, result: RefusedSubmission) {
  const { code, errors, httpStatus, retryAfterSeconds } = result;
  if (code === 'invalid') return sendJson(reply, httpStatus, { state: code, errors });
  const token = code === 'stale' ? issueFormToken(secret(), now()) : undefined;
  return sendJson(reply, httpStatus, { state: 'failed', code, token }, retryAfter(retryAfterSeconds));
}

function countSubmission(metrics: Metrics, form: FormId, result: SubmissionResult) {
  if (result.state === 'sent')
    return metrics.submission(form, 'stored', result.quarantined ? 'quarantined' : 'accepted');
  metrics.submission(form, 'refused', result.code);
  for (const error of Object.values(result.errors ?? {})) metrics.fieldError(form, error);
}
