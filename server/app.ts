import type { FastifyInstance } from 'fastify';
import type { Health } from './checks/health.ts';
import { bodyLimits } from './http/body-limits.ts';
import type { Pages } from './http/built-pages.ts';
import { createClientKey } from './http/client-key.ts';
import { createFastify, type HttpOptions } from './http/create-fastify.ts';
import { errorHandlers } from './http/error-handlers.ts';
import { formBodies } from './http/form-body.ts';
import { type MemoryFile, memoryRoutes } from './http/memory-file.ts';
import { robots } from './http/no-index.ts';
import { overload } from './http/overload.ts';
import type { Redirects } from './http/redirects.ts';
import { sameOrigin } from './http/same-origin.ts';
import type { Log } from './lib/log.ts';
import type { Metrics } from './lib/metrics.ts';
import { analytics } from './routes/analytics.ts';
import { challenge } from './routes/challenge.ts';
import { editorSignIn } from './routes/editor-sign-in.ts';
import { editorStatus } from './routes/editor-status.ts';
import { fileRoute } from './routes/file.ts';
import { formPages } from './routes/form-pages.ts';
import { formPosts } from './routes/form-post.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { jobsPages } from './routes/jobs-pages.ts';
import { privateActions, privateView } from './routes/private-page.ts';
import { type SearchIndexOf, searchPage } from './routes/search-page.ts';
import { sentPage } from './routes/sent-page.ts';
import { submissionStatusPage } from './routes/submission-status.ts';
import { yourDataPage } from './routes/your-data.ts';
import type { Services } from './services.ts';
import type { Repository } from './settings/edit-repository.ts';

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

/** What is served, and how. */
export interface SiteOptions extends HttpOptions, EditorSettings {
  pages: Pages;
  hashedFiles?: Iterable<[path: string, file: MemoryFile]>;
  /** Holds the files that are not in memory. There is none in development. */
  directory?: string;
  searchIndexOf: SearchIndexOf;
  redirects: Redirects;
}

interface EditorSettings {
  editRepository?: Repository | undefined;
  editAppId?: string | undefined;
  editAppSecret?: string | undefined;
  editStatusFile?: string | undefined;
}

/** What the routes work with. */
interface Context extends Omit<Services, 'close' | 'lastSeenAt'> {
  log: Log;
  metrics: Metrics;
  health: Health;
}

/** The site, not yet listening. */
export async function createApp(site: SiteOptions, context: Context): Promise<FastifyInstance> {
  const { pages, directory, redirects, searchIndexOf, siteUrl, limits = {} } = site;
  const { wakeDelivery } = context;
  const yourData = yourDataPage(context);
  const status = submissionStatusPage(context);
  const app = createFastify(site, context.log);
  app.decorate('pages', pages).decorate('redirects', redirects).decorate('metrics', context.metrics);
  const clientKey = createClientKey(context.now);
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
  memoryRoutes(app, site.hashedFiles ?? []);
  app.register(healthRoutes, { health: context.health, isDetailed: false });
  app.register(searchPage, { ...context, searchIndexOf });
  app.register(jobsPages, context);
  app.register(formPages, context);
  app.register(sentPage, context);
  app.register(challenge, context);
  privateView(app, yourData);
  privateView(app, status);
  registerEditor(app, site);
  app.register(async (posts) => {
    await formBodies(posts);
    posts.addHook('onRequest', bodyLimits(limits.byClient, limits.bodyPace));
    posts.addHook('onRequest', sameOrigin(siteUrl));
    posts.register(formPosts, context);
    privateActions(posts, yourData, wakeDelivery);
    privateActions(posts, status, wakeDelivery);
    posts.register(analytics, { ...context, searchIndexOf, siteUrl });
  });
  if (site.noIndex) robots(app);
  if (directory) await fileRoute(app, directory);
  return app;
}

/** What the editor at /edit asks of the server, where settings name it. */
function registerEditor(app: FastifyInstance, site: SiteOptions) {
  const { editRepository: repository, editAppId: appId, editAppSecret: appSecret, siteUrl } = site;
  if (!repository) return;
  if (site.editStatusFile) app.register(editorStatus, { repository, statusFile: site.editStatusFile });
  if (appId && appSecret) app.register(editorSignIn, { host: repository.host, appId, appSecret, siteUrl });
}
