import type { FastifyInstance } from 'fastify';
import { allForms, formAt } from '#forms/forms.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { isJobClosed } from '#server/content/site-content.ts';
import { sendJson } from '#server/http/responses.ts';
import { topicsOf } from '#server/intake/contact-topics.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import { dynamicPage, type LoadedState, type PageRequest } from './dynamic-page.ts';
import type { RouteDeps } from './route-deps.ts';

export async function formPages(app: FastifyInstance) {
  const { deps } = app;
  for (const path of new Set(allForms.map(({ page }) => page)))
    dynamicPage(app, path, async (asked) => loadForm(deps, asked));
  app.get(paths.challenge, async (_, reply) => {
    const { proofs, secret, minFillMs, now } = deps;
    const token = issueFormToken(secret(), now());
    return sendJson(reply, 200, { ...(await proofs.challenge()), token, minFillMs });
  });
}

function loadForm(
  { secret, content, now }: RouteDeps,
  { path, language, query }: PageRequest,
): LoadedState<'Form' | 'ApplicationForm'> {
  const form = formAt(path);
  if (!form) return undefined;
  const params = new URLSearchParams(query);
  const values = valuesOfQuery(form, params);
  const state = {
    token: issueFormToken(secret(), now()),
    ...(Object.keys(values).length > 0 && { values }),
    ...topicsOf(form, Object.fromEntries(params), content.messages[language]),
  };
  if (form.job === undefined) return { state, query };
  // The job's page says that it is closed, and offers the open ones.
  if (isJobClosed(content.jobs, form.job, now()))
    return { location: localizedPath(language, paths.job(form.job)) + query };
  return { state: { ...state, today: riyadhDay(now()) }, query };
}
