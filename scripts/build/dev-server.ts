import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { AstroIntegration } from 'astro';
import type { InjectOptions } from 'fastify';
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { isDynamicPage, localizedPath, parsePath, paths } from '#routing/paths.ts';

type DevCode = typeof import('./dev/dev-app.ts');

const devApp = '/scripts/build/dev/dev-app.ts';

/**
 * Lets the server answer in `astro dev` before Astro, which draws pages with the state that it hands over: a change of a
 * form, a filter or a mail is seen at once, where each would wait for a build, 16 s of a processor. To be thrown away when
 * Astro's development server runs a Node server's routes before its own.
 */
export function serverInDev(): AstroIntegration {
  return {
    name: 'server-in-dev',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // Its own: a check or a build beside it would throw away what browsers are being sent.
        const css = { modules: { generateScopedName: '[name]_[local]' } };
        updateConfig({ vite: { cacheDir: '.cache/vite-dev', css, plugins: [contentInDev] } });
      },
      'astro:server:setup': ({ server }) => {
        const answer = serverAnswers(server);
        server.middlewares.use((request, response, next) => {
          answer(request, response, next).catch(next);
        });
      },
    },
  };
}

/**
 * A change of the content is one of the modules that read it, so that pages show it at once, and not after a restart of
 * some 3 s. To be thrown away when the readers are Astro's content collections, which do so themselves.
 */
const contentInDev: Plugin = {
  name: 'content-in-dev',
  hotUpdate({ file, modules }) {
    const { config, moduleGraph } = this.environment;
    if (!file.startsWith(join(config.root, 'content/'))) return;
    const readers = ['src/content/readers.ts', devApp].map((reader) => join(config.root, reader));
    return [...modules, ...readers.flatMap((reader) => [...(moduleGraph.getModulesByFile(reader) ?? [])])];
  },
};

function serverAnswers(server: ViteDevServer) {
  let opened: { by: unknown; app: ReturnType<DevCode['openDevApp']> } | undefined;
  server.httpServer?.once('close', async () => (await opened?.app)?.close());
  return answer;

  async function answer(request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) {
    const { method, url = '', headers } = request;
    const path = url.split('?', 1)[0] ?? '';
    // Paths with an ending are files of Vite or Astro.
    if (path !== paths.challenge && (path.includes('.') || !isDynamicPage(path))) return next();
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no code of the server.');
    // By what runs Astro's own pages, so that an edit of the server or of a section holds at once.
    const { openDevApp, dynamicPageType } = await ssr.runner.import<DevCode>(devApp);
    const answered = await (await appOf(openDevApp)).inject({
      method: (method === 'HEAD' ? 'GET' : method) as InjectOptions['method'],
      url,
      headers: { ...headers, 'accept-encoding': 'identity' },
      payload: request,
    });
    const { statusCode: status } = answered;
    const isPage = answered.headers['content-type'] === dynamicPageType;
    const page = isPage ? deserialize(Buffer.from(answered.payload, 'base64')) : undefined;
    if (!page && status !== 404) return response.writeHead(status, answered.headers).end(answered.rawPayload);
    request.method = 'GET';
    request.url = page?.path ?? localizedPath(parsePath(path).language, '/404');
    Reflect.set(request, Symbol.for('astro.locals'), page && { dynamic: { ...page, status } });
    next();
  }

  function appOf(openDevApp: DevCode['openDevApp']) {
    if (opened?.by === openDevApp) return opened.app;
    const before = opened?.app;
    const open = async () => {
      // One that an issue in its words kept from opening has nothing to close.
      await (await before?.catch(() => undefined))?.close();
      return openDevApp(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
    };
    opened = { by: openDevApp, app: open() };
    return opened.app;
  }
}
