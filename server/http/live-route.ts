import { formAt } from '#forms/forms.ts';
import { filtersQuery, readFilters } from '#forms/job-filters.ts';
import { riyadhDay } from '#forms/job-state.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import { answerBy, nextWorkingDay } from '#forms/working-days.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { formatRiyadhDay, formatRiyadhMoment } from '#language/riyadh-dates.ts';
import { answerTo } from '#search/search-answer.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import type { FormState, SlotStates } from '../../src/render.tsx';
import { isJobClosed } from '../content.ts';
import { issueFormToken } from '../forms/form-token.ts';
import { openedFrom } from '../forms/payload.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import { findByKey } from '../submissions/submit.ts';
import type { Pages } from './built-pages.ts';
import { sentQuery } from './form-routes.ts';
import type { SectionName } from './live-page.ts';
import { sendLivePage, sendNotFound, sendSeeOther } from './responses.ts';
import { dynamic, type Route, type RouteTarget } from './route.ts';
import type { FinderOf } from './search-finders.ts';

export interface LiveRouteDeps {
  pages: Pages;
  finderOf: FinderOf;
  submissions: Pick<SubmissionDeps, 'store' | 'secret' | 'jobs' | 'now' | 'messages'>;
}

export function liveRoute(deps: LiveRouteDeps): Route {
  const answers = createAnswers(deps);
  return (target) => {
    const page = target.method === 'GET' ? deps.pages.live(target.pathname) : undefined;
    const answerOf = page && answers[page.name];
    if (!answerOf) return undefined;
    return dynamic(async (_, response) => {
      const answer = await answerOf(target);
      if (!answer) return sendNotFound(response, deps.pages.notFound(target.pathname));
      if ('location' in answer) return sendSeeOther(response, answer.location);
      // Only the visitor's own browser may keep what they searched for.
      const { state, query = '', cache = 'private, no-cache' } = answer;
      await sendLivePage(response, page.render(state, query), { ...page.security, 'Cache-Control': cache });
    });
  };
}

/** Undefined for a page that is not there for this query; `location` leads elsewhere. */
type AnswerOf<Name extends SectionName> = (
  target: RouteTarget,
) => Promise<{ state: SlotStates[Name]; query?: string; cache?: string } | { location: string } | undefined>;

function createAnswers({ finderOf, submissions }: LiveRouteDeps): {
  [Name in SectionName]?: AnswerOf<Name>;
} {
  const { store, secret, jobs, now, messages } = submissions;
  return {
    async SearchPage({ language, query }) {
      const finder = await finderOf(language);
      const answer = answerTo(finder, readQuery(new URLSearchParams(query)), now());
      return { state: { answer }, query: searchPath('', answer.query) };
    },
    async JobList({ query }) {
      const filters = filtersQuery(readFilters(new URLSearchParams(query)));
      return { state: { today: riyadhDay(now()), query: filters }, query: filters };
    },
    JobDetail: async () => ({ state: { today: riyadhDay(now()) } }),
    ContactForm: async (target) => ({ state: formState(target), query: target.query }),
    TrainingForm: async (target) => ({ state: formState(target), query: target.query }),
    async ApplicationForm(target) {
      const job = formAt(target.path)?.job ?? 0;
      // The job's page says so and offers the open ones.
      if (isJobClosed(jobs, job, now())) return { location: localizedPath(target.language, paths.job(job)) };
      return { state: { ...formState(target), today: riyadhDay(now()) }, query: target.query };
    },
    /** Not found for any key but that of a stored message. Days are counted in Riyadh. */
    async SentSection({ language, query }) {
      const key = new URLSearchParams(query).get('key') ?? '';
      const message = await findByKey(store, key);
      if (!message) return undefined;
      const { form, reference, createdAt } = message;
      const sent = {
        form,
        reference,
        received: formatRiyadhMoment(language, createdAt),
        readBy: formatRiyadhDay(language, nextWorkingDay(createdAt)),
        answerBy: formatRiyadhDay(language, answerBy(createdAt)),
      };
      return { state: { sent }, query: sentQuery(form, key), cache: 'no-store' };
    },
  };

  function formState({ path, language, query }: RouteTarget): FormState {
    const form = formAt(path);
    const params = new URLSearchParams(query);
    const values = form ? valuesOfQuery(form, params) : {};
    return {
      token: issueFormToken(secret, now()),
      ...(Object.keys(values).length > 0 && { values }),
      ...(form && openedFrom(form, params.get('service') ?? '', messages[language])),
    };
  }
}
