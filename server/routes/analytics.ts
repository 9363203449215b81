import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { paths } from '#routing/paths.ts';
import { analyticsEventsIn } from '#server/analytics/analytics-event.ts';

/** Sends 204 whether the event counts or not. */
export async function analyticsRoute(app: FastifyInstance) {
  app.post(paths.analytics, { config: { cost: 'dynamic' }, bodyLimit: 2_000 }, async (request, reply) => {
    const { analytics, analyticsRateLimiter, searchIndexOf, siteUrl, now } = app.deps;
    const ownHosts = [new URL(siteUrl).host, request.headers.host];
    const site = { isPage: app.pages.isPage, ownHosts, searchIndexOf, now };
    const client = app.clientPseudonym(request);
    if (mayBeCounted(request) && (await analyticsRateLimiter.consume(client)) === undefined)
      analytics?.add(await analyticsEventsIn(request.body, site));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Excludes programs, and visitors who ask for it by Do Not Track or Global Privacy Control. */
export function mayBeCounted({ headers }: FastifyRequest): boolean {
  const asksNot = headers.dnt === '1' || headers['sec-gpc'] === '1';
  return !asksNot && Boolean(headers['user-agent']) && !isbot(headers['user-agent']);
}

/** Returns the path of the page that sent a form, by its referrer, or else the form's page. */
export function sendingPage({ headers, server }: FastifyRequest, formPage: string): string {
  const path = URL.parse(headers.referer ?? '')?.pathname;
  return path && server.pages.isPage(path) ? path : formPage;
}
