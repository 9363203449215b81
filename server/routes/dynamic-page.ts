import type { FastifyInstance } from 'fastify';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { isDynamicPage, localizedPath, parsePath } from '#routing/paths.ts';
import { decodedPath, queryOf, sendDynamicPage, sendSeeOther } from '#server/http/responses.ts';
import type { SectionStates } from '#src/render.tsx';

export interface PageRequest {
  language: Language;
  path: string;
  query: string;
}

/** A result of undefined means that this query has no page; `location` redirects. */
export type LoadedState<Name extends keyof SectionStates> =
  | { state: SectionStates[Name]; query?: string; cacheControl?: string }
  | { location: string }
  | undefined;

/** Adds a GET route in each language. Throws an Error if the route table does not list the page as dynamic. */
export function dynamicPage<Name extends keyof SectionStates>(
  app: FastifyInstance,
  path: string,
  load: (request: PageRequest) => Promise<LoadedState<Name>>,
) {
  if (!isDynamicPage(path))
    throw new Error(`${path} is not a dynamic page. Set isDynamic for it in src/routing/route-table.ts.`);
  for (const { language, url } of urlsByLanguage(path)) {
    app.get(url, { config: { cost: 'dynamic' } }, async (request, reply) => {
      const pathname = decodedPath(request);
      const page = app.pages.dynamic(pathname);
      const loaded =
        page && (await load({ language, path: parsePath(pathname).path, query: queryOf(request) }));
      if (!loaded) return reply.callNotFound();
      if ('location' in loaded) return sendSeeOther(reply, loaded.location);
      // Only the visitor's browser may cache a search, because it is private.
      const { state, query = '', cacheControl = 'private, no-cache' } = loaded;
      return sendDynamicPage(reply, page.render(state, query), {
        ...page.security,
        'cache-control': cacheControl,
      });
    });
  }
}

export function urlsByLanguage(path: string): { language: Language; url: string }[] {
  return languageCodes.map((language) => ({ language, url: localizedPath(language, path) }));
}
