import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { splitUrl } from '../../server/http/check-request.ts';
import { handlerOf, routeTarget } from '../../server/http/route.ts';
import { requestKindOf } from '../../server/monitoring/metrics.ts';
import type { DevSite } from './dev-site.ts';

type DevCode = typeof import('./dev-site.ts');
type Sections = typeof import('../../src/live-sections.tsx');

const asDrawn = 'x-as-drawn';

/** Lets `astro dev` answer what the server answers in production: live pages with any query, and POSTs. */
export function livePagesInDev(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = [];
  let close: (() => Promise<void>) | undefined;
  return {
    name: 'live-pages',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        // Astro itself does so on pages with an island; the search's dialog opens on every page.
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      },
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes;
      },
      'astro:server:setup': ({ server }) => {
        const live = livePages(server, () => routes);
        close = live.close;
        server.middlewares.use((request, response, next) => {
          live.answer(request, response).then((answered) => answered || next(), next);
        });
      },
      'astro:server:done': () => close?.(),
    },
  };
}

function livePages(server: ViteDevServer, routes: () => IntegrationResolvedRoute[]) {
  let opened: { by: unknown; site: Promise<DevSite> } | undefined;
  // The server's own words, of mails and of jobs, are read when it is opened.
  server.watcher.on('all', (_, file) => {
    if (opened && file.endsWith('.yaml')) opened.by = undefined;
  });
  return { answer, close: async () => (await opened?.site)?.close() };

  /** Answers as the server does; false where the request is none of its own. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const kind = requestKindOf(request.method, request.url ?? '');
    const { rawPath: path, query } = splitUrl(request.url ?? '');
    const isOurs = kind === 'form' || kind === 'challenge' || (kind === 'page' && isLive(path));
    if (!isOurs || request.headers[asDrawn]) return false;
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    // By the runner of Astro's own pages, so that an edit of the server or of a section holds at once.
    const { runner } = server.environments.ssr as RunnableDevEnvironment;
    const code = await runner.import<DevCode>('/scripts/dev/dev-site.ts');
    const site = await siteOf(code, origin);
    if (kind !== 'challenge') {
      const page = kind === 'form' ? code.pageOfPost(path) : path;
      const drawn = await fetch(origin + page, { headers: { [asDrawn]: '1' } });
      const { renderLiveSection } = await runner.import<Sections>('/src/live-sections.tsx');
      if (!drawn.ok || !site.showPage(page, await drawn.text(), renderLiveSection)) return false;
    }
    const target = routeTarget(request.method, decodeURI(path), query);
    const handler = handlerOf(site.routes, target);
    await handler?.handle(request, response);
    return handler !== undefined;
  }

  function isLive(path: string): boolean {
    const route = routes().find(({ type, patternRegex }) => type === 'page' && patternRegex.test(path));
    if (!route) return false;
    return readFileSync(join(server.config.root, route.entrypoint), 'utf8').includes('<LiveSection');
  }

  function siteOf({ openDevSite }: DevCode, origin: string): Promise<DevSite> {
    if (opened?.by !== openDevSite) {
      const before = opened?.site;
      const site = (async () => {
        await (await before)?.close();
        return openDevSite(origin);
      })();
      opened = { by: openDevSite, site };
    }
    return opened.site;
  }
}
