import type { FastifyInstance } from 'fastify';
import { createFastify, type HttpOptions } from './create-fastify.ts';
import type { Health } from './monitoring/health.ts';
import type { Log } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Pages } from './plugins/built-pages.ts';
import { createClientKey } from './plugins/client-key.ts';
import { errorHandlers } from './plugins/error-handlers.ts';
import { formBodies } from './plugins/form-body.ts';
import { type MemoryFile, memoryRoutes } from './plugins/memory-file.ts';
import { robots } from './plugins/no-index.ts';
import { overload } from './plugins/overload.ts';
import { pendingBodies } from './plugins/pending-bodies.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import type { Redirects } from './redirects.ts';
import { challenge } from './routes/challenge.ts';
import { counts } from './routes/counts.ts';
import { editorSignIn } from './routes/editor-sign-in.ts';
import { editorStatus } from './routes/editor-status.ts';
import { fileRoute } from './routes/file.ts';
import { formPages } from './routes/form-pages.ts';
import { formPosts } from './routes/form-post.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { jobsPages } from './routes/jobs-pages.ts';
import { messageStatusPage } from './routes/message-status.ts';
import { privateActions, privateView } from './routes/private-page.ts';
import { type FinderOf, searchPage } from './routes/search-page.ts';
import { sentPage } from './routes/sent-page.ts';
import { yourDataPage } from './routes/your-data.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings/settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pages: Pages;
    redirects: Redirects;
    metrics: Metrics;
  }
  interface FastifyRequest {
    /** A pseudonym of the client. */
    clientKey: string;
    /** And of the networks that it may be one of many in, the narrowest first. */
    networkKeys: string[];
  }
}

/** What is served. */
export interface Site {
  pages: Pages;
  hashedFiles?: Iterable<[path: string, file: MemoryFile]>;
  /** Holds the files that are not in memory. There is none in development. */
  directory?: string;
  finderOf: FinderOf;
  redirects: Redirects;
  editor?: EditorSettings;
}

type EditorSettings = Partial<
  Pick<Settings, 'editRepository' | 'editAppId' | 'editAppSecret' | 'editStatusFile'>
>;

interface Monitoring {
  log: Log;
  metrics: Metrics;
  health: Health;
}

/** The site, not yet listening. */
export async function createApp(
  { pages, hashedFiles = [], directory, finderOf, redirects, editor = {} }: Site,
  { store, now, submissions, privacy, visits, wakeDelivery }: Omit<Services, 'close' | 'lastSeenAt'>,
  http: HttpOptions,
  { log, metrics, health }: Monitoring,
): Promise<FastifyInstance> {
  const { content, guard } = submissions;
  const yourData = yourDataPage(privacy);
  const status = messageStatusPage(privacy.requests, content.messages, privacy.rateLimiter);
  const { siteUrl, noIndex, limits = {} } = http;
  const app = createFastify(http, log);
  app.decorate('pages', pages).decorate('redirects', redirects).decorate('metrics', metrics);
  const clientKey = createClientKey(now);
  app.decorateRequest('clientKey', {
    getter() {
      return clientKey(this);
    },
  });
  app.decorateRequest('networkKeys', {
    getter() {
      // Of IPv4 all are one.
      return [...new Set(([64, 56, 48] as const).map((width) => clientKey(this, width)))];
    },
  });
  errorHandlers(app);
  await overload(app, limits.maxDelayMs);
  app.removeAllContentTypeParsers();
  memoryRoutes(app, pages.static);
  memoryRoutes(app, hashedFiles);
  app.register(healthRoutes, { health, isDetailed: false });
  app.register(searchPage, { finderOf, now });
  app.register(jobsPages, { now });
  app.register(formPages, { now, secret: guard.secret, messages: content.messages, jobs: content.jobs });
  app.register(sentPage, { store, messages: content.messages });
  privateView(app, yourData);
  privateView(app, status);
  registerEditor(app, editor, siteUrl);
  app.register(challenge, { now, ...guard });
  app.register(async (posts) => {
    await formBodies(posts);
    posts.addHook('onRequest', pendingBodies(limits.byClient, limits.bodyPace));
    posts.addHook('onRequest', sameOrigin(siteUrl));
    posts.register(formPosts, { submissions, counter: visits.counter, wakeDelivery });
    privateActions(posts, yourData, wakeDelivery);
    privateActions(posts, status, wakeDelivery);
    posts.register(counts, { ...visits, finderOf, siteUrl, now });
  });
  if (noIndex) robots(app);
  if (directory) await fileRoute(app, directory);
  return app;
}

/** What the editor at /edit asks of the server, where settings name it. */
function registerEditor(
  app: FastifyInstance,
  { editRepository: repository, editAppId: appId, editAppSecret: appSecret, editStatusFile }: EditorSettings,
  siteUrl: string,
) {
  if (!repository) return;
  if (editStatusFile) app.register(editorStatus, { repository, statusFile: editStatusFile });
  if (appId && appSecret) app.register(editorSignIn, { host: repository.host, appId, appSecret, siteUrl });
}
