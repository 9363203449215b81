import type { Clock } from '../monitoring/clock.ts';
import type { Pages } from './built-pages.ts';
import { renderJobPage } from './job-pages.ts';
import { sendLivePage } from './responses.ts';
import type { Route } from './route.ts';

export function createJobsRoute(pages: Pages, now: Clock): Route {
  const names = ['JobList', 'JobDetail'];
  return {
    cost: 'dynamic',
    matches: ({ method, pathname }) =>
      method === 'GET' && names.includes(pages.live(pathname)?.template.name ?? ''),
    async handle(request, response, { pathname, query }) {
      const page = pages.live(pathname);
      if (!page) return;
      const text = renderJobPage(page.template, query, now());
      await sendLivePage(
        request,
        response,
        { security: page.security, text },
        { cache: 'private, no-cache' },
      );
    },
  };
}
