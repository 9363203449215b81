import { formAt } from '#forms/forms.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { issueFormToken } from '../forms/form-token.ts';
import { isJobClosed } from '../forms/read-jobs.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import type { Pages } from './built-pages.ts';
import { type FormPostDeps, formPostRoute } from './form-post-route.ts';
import { renderForm, stateOfQuery } from './render-form.ts';
import { sendJson, sendLivePage, sendSeeOther } from './responses.ts';
import type { Route } from './route.ts';
import { sentRoute } from './sent-page.ts';

export type FormRoutesDeps = FormPostDeps;

export const challengePath = '/forms/challenge';

/** The pages that show a form, what is posted from them, and the page that thanks. */
export function createFormRoutes(deps: FormRoutesDeps): Route[] {
  const { pages, submissions } = deps;
  return [
    formPageRoute(pages, submissions),
    sentRoute(pages, submissions.store),
    challengeRoute(submissions),
    formPostRoute(deps),
  ];
}

function formPageRoute(pages: Pages, { secret, now, messages, jobs }: SubmissionDeps): Route {
  return {
    cost: 'dynamic',
    matches: ({ method, pathname, path }) =>
      method === 'GET' && Boolean(formAt(path) && pages.live(pathname)),
    async handle(request, response, { pathname, language, path, query }) {
      const [form, page] = [formAt(path), pages.live(pathname)];
      if (!form || !page) return;
      // The job's page says that it has closed, and offers the open ones.
      if (form.job && isJobClosed(jobs, form.job, now()))
        return sendSeeOther(response, localizedPath(language, paths.job(form.job)));
      const prefilled = stateOfQuery(form, new URLSearchParams(query), messages[language]);
      const token = issueFormToken(secret, now());
      const text = renderForm(page.template, { token, ...prefilled }, now(), query);
      await sendLivePage(
        request,
        response,
        { security: page.security, text },
        { cache: 'private, no-cache' },
      );
    },
  };
}

/** Gives a form's script a challenge for its proof of work, and a token where the page has none. */
function challengeRoute({ proofs, secret, now }: SubmissionDeps): Route {
  return {
    cost: 'static',
    matches: ({ method, pathname }) => method === 'GET' && pathname === challengePath,
    async handle(_, response) {
      sendJson(response, 200, { ...(await proofs.challenge()), token: issueFormToken(secret, now()) });
    },
  };
}
