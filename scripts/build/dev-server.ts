import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { deserialize } from 'node:v8';
import type { AstroIntegration } from 'astro';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { isDynamicPage, localizedPath, parsePath, paths } from '#routing/paths.ts';

type DevCode = typeof import('./dev-app.ts');

const devApp = '/scripts/build/dev-app.ts';

/** Lets the server render dynamic pages in `astro dev`. Remove it when Astro can ask a Node server's routes first. */
export function serverInDev(): AstroIntegration {
  return {
    name: 'server-in-dev',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // A separate cache, because a check or a build would delete files that browsers are loading.
        const css = { modules: { generateScopedName: '[name]_[local]' } };
        updateConfig({ vite: { cacheDir: '.cache/vite-dev', css, plugins: [contentInDev] } });
      },
      'astro:server:setup': ({ server }) => {
        const respond = serverResponder(server);
        server.middlewares.use((request, response, next) => {
          respond(request, response, next).catch(next);
        });
      },
    },
  };
}

/** Shows changed content without a restart. Remove it when the readers are Astro's content collections. */
const contentInDev: Plugin = {
  name: 'content-in-dev',
  hotUpdate({ file, modules }) {
    const { config, moduleGraph } = this.environment;
    if (!file.startsWith(posix.join(config.root, 'content/'))) return;
    const readers = ['src/content/readers.ts', devApp].map((reader) => posix.join(config.root, reader));
    return [...modules, ...readers.flatMap((reader) => [...(moduleGraph.getModulesByFile(reader) ?? [])])];
  },
};

function serverResponder(server: ViteDevServer) {
  let opened: { by: unknown; app: Promise<FastifyInstance> } | undefined;
  server.httpServer?.once('close', async () => (await opened?.app)?.close());
  return respond;

  async function respond(request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) {
    const { method, url = '', headers } = request;
    const path = url.split('?', 1)[0] ?? '';
    if (path !== paths.challenge && (path.includes('.') || !isDynamicPage(path))) return next();
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no code of the server.');
    const { openDevApp, dynamicPageType } = await ssr.runner.import<DevCode>(devApp);
    const reply = await (await appOf(openDevApp)).inject({
      method: (method === 'HEAD' ? 'GET' : method) as InjectOptions['method'],
      url,
      headers: { ...headers, 'accept-encoding': 'identity' },
      payload: request,
    });
    const { statusCode: status } = reply;
    const isPage = reply.headers['content-type'] === dynamicPageType;
    const page = isPage ? deserialize(Buffer.from(reply.payload, 'base64')) : undefined;
    if (!page && status !== 404) return response.writeHead(status, reply.headers).end(reply.rawPayload);
    request.method = 'GET';
    request.url = page?.path ?? localizedPath(parsePath(path).language, '/404');
    Reflect.set(request, Symbol.for('astro.locals'), page && { dynamic: { ...page, status } });
    next();
  }

  function appOf(openDevApp: DevCode['openDevApp']) {
    if (opened?.by === openDevApp) return opened.app;
    const closed = opened?.app.then((app) => app.close()).catch(() => undefined);
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    opened = { by: openDevApp, app: Promise.resolve(closed).then(() => openDevApp(origin)) };
    return opened.app;
  }
}
