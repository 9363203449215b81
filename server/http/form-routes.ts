import type { FormId } from '#forms/choices.ts';
import { formAt } from '#forms/forms.ts';
import { answerBy, nextWorkingDay } from '#forms/working-days.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#language/riyadh-dates.ts';
import { issueFormToken } from '../forms/form-token.ts';
import { isJobClosed } from '../forms/read-jobs.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import { findByKey } from '../submissions/submit.ts';
import type { Pages } from './built-pages.ts';
import { renderLivePage } from './live-page.ts';
import { sendJson, sendLivePage, sendNotFound, sendSeeOther } from './responses.ts';
import { dynamic, type Handle, type Route } from './route.ts';

export const challengePath = '/forms/challenge';

export function challengeRoute({ proofs, secret, now }: SubmissionDeps): Route {
  return ({ method, pathname }) => {
    if (method !== 'GET' || pathname !== challengePath) return undefined;
    const handle: Handle = async (_, response) =>
      sendJson(response, 200, { ...(await proofs.challenge()), token: issueFormToken(secret, now()) });
    return { cost: 'static', handle };
  };
}

/** To the job's page, which says so and offers the open ones. */
export function closedJobRoute(pages: Pages, { jobs, now }: SubmissionDeps): Route {
  return ({ method, pathname, language, path }) => {
    const job = formAt(path)?.job;
    if (method !== 'GET' || !job || !pages.live(pathname) || !isJobClosed(jobs, job, now())) return undefined;
    return dynamic(async (_, response) => sendSeeOther(response, localizedPath(language, paths.job(job))));
  };
}

/** Not found for any key but that of a stored message. Days are counted in Riyadh. */
export function sentRoute(pages: Pages, { store }: SubmissionDeps): Route {
  return ({ method, pathname, language, path, query }) => {
    const page = method === 'GET' && path === paths.contactSent ? pages.live(pathname) : undefined;
    if (!page) return undefined;
    return dynamic(async (_, response) => {
      const key = new URLSearchParams(query).get('key') ?? '';
      const message = await findByKey(store, key);
      if (!message) return sendNotFound(response, pages.notFound(pathname));
      const { form, reference, createdAt } = message;
      const sent = {
        form,
        reference,
        received: formatRiyadhMoment(language, createdAt),
        readBy: formatRiyadhDay(language, nextWorkingDay(createdAt)),
        answerBy: formatRiyadhDay(language, answerBy(createdAt)),
      };
      const text = renderLivePage(page, 'SentSection', { sent }, sentQuery(form, key));
      await sendLivePage(response, text, page.security);
    });
  };
}

/** The query says what was sent, for visit statistics. */
export function sentPath(language: Language, form: FormId, key: string): string {
  return localizedPath(language, paths.contactSent) + sentQuery(form, key);
}

function sentQuery(form: FormId, key: string): string {
  return `?${new URLSearchParams({ form, key })}`;
}
