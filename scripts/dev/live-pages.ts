import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { isLivePage } from '#language/live-pages.ts';
import { requestKindOf } from '../../server/monitoring/metrics.ts';
import type { DevSite } from './dev-site.ts';

type DevCode = typeof import('./dev-site.ts');
type Render = typeof import('../../src/render.tsx');

const asDrawn = 'x-as-drawn';

/** Lets `astro dev` answer what the server answers in production: live pages with any query, and POSTs. */
export function livePagesInDev(): AstroIntegration {
  let close: (() => Promise<void>) | undefined;
  return {
    name: 'live-pages',
    hooks: {
      'astro:config:setup': ({ command, injectScript }) => {
        // Astro itself does so on pages with an island; the search's dialog opens on every page.
        if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      },
      'astro:server:setup': ({ server }) => {
        const live = livePages(server);
        close = live.close;
        server.middlewares.use((request, response, next) => {
          live.answer(request, response).then((answered) => answered || next(), next);
        });
      },
      'astro:server:done': () => close?.(),
    },
  };
}

function livePages(server: ViteDevServer) {
  let opened: { by: unknown; site: Promise<DevSite> } | undefined;
  // The server's own words, of mails and of jobs, are read when it is opened.
  server.watcher.on('all', (_, file) => {
    if (opened && file.endsWith('.yaml')) opened.by = undefined;
  });
  return { answer, close: async () => (await opened?.site)?.close() };

  /** Answers as the server does; false where the request is none of its own. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const kind = requestKindOf(request.method, request.url ?? '');
    const [path = ''] = (request.url ?? '').split('?');
    const isOurs = kind === 'form' || kind === 'challenge' || (kind === 'page' && isLivePage(path));
    if (!isOurs || request.headers[asDrawn]) return false;
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    // By the runner of Astro's own pages, so that an edit of the server or of a section holds at once.
    const { runner } = server.environments.ssr as RunnableDevEnvironment;
    const code = await runner.import<DevCode>('/scripts/dev/dev-site.ts');
    const site = await siteOf(code, origin);
    if (kind !== 'challenge') {
      const page = kind === 'form' ? code.pageOfPost(path) : path;
      const drawn = await fetch(origin + page, { headers: { [asDrawn]: '1' } });
      const { renderSlot } = await runner.import<Render>('/src/render.tsx');
      if (!drawn.ok || !site.showPage(page, await drawn.text(), renderSlot)) return false;
    }
    site.app.routing(request, response);
    return true;
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
