import { formAt } from '#forms/forms.ts';
import { filtersQuery, readFilters } from '#forms/job-filters.ts';
import { riyadhDay } from '#forms/job-state.ts';
import { valuesOfQuery } from '#forms/query-values.ts';
import { answerTo } from '#search/search-answer.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import type { FormState, LiveSectionName, LiveStates } from '../../src/live-sections.tsx';
import { issueFormToken } from '../forms/form-token.ts';
import { openedFrom } from '../forms/payload.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import type { Pages } from './built-pages.ts';
import { sendLivePage } from './responses.ts';
import { dynamic, type Route, type RouteTarget } from './route.ts';
import type { FinderOf } from './search-finders.ts';

export interface LiveRouteDeps {
  pages: Pages;
  finderOf: FinderOf;
  submissions: Pick<SubmissionDeps, 'secret' | 'now' | 'messages'>;
}

export function liveRoute(deps: LiveRouteDeps): Route {
  const states = createStates(deps);
  return (target) => {
    const page = target.method === 'GET' ? deps.pages.live(target.pathname) : undefined;
    const stateOf = page && states[page.name];
    if (!stateOf) return undefined;
    return dynamic(async (_, response) => {
      const { state, query = '' } = await stateOf(target);
      // Only the visitor's own browser may keep what they searched for.
      const headers = { ...page.security, 'Cache-Control': 'private, no-cache' };
      await sendLivePage(response, page.render(state, query), headers);
    });
  };
}

type StateOf<Name extends LiveSectionName> = (
  target: RouteTarget,
) => Promise<{ state: LiveStates[Name]; query?: string }>;

function createStates({ finderOf, submissions: { secret, now, messages } }: LiveRouteDeps): {
  [Name in LiveSectionName]?: StateOf<Name>;
} {
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
    ApplicationForm: async (target) => ({
      state: { ...formState(target), today: riyadhDay(now()) },
      query: target.query,
    }),
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
