import type { FastifyInstance } from 'fastify';
import { bodyLimits } from './http/body-limits.ts';
import { createFastify, type HttpOptions } from './http/create-fastify.ts';
import { errorHandlers } from './http/error-handlers.ts';
import { memoryRoutes } from './http/memory-file.ts';
import { robots } from './http/no-index.ts';
import { overload } from './http/overload.ts';
import { sameOrigin } from './http/same-origin.ts';
import { formBodies } from './intake/form-body.ts';
import { analyticsRoute } from './routes/analytics.ts';
import { contentPages } from './routes/content-pages.ts';
import { editorSignIn } from './routes/editor-sign-in.ts';
import { editorStatus } from './routes/editor-status.ts';
import { formPages } from './routes/form-pages.ts';
import { formPosts } from './routes/form-post.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { privateActions, privateView } from './routes/private-page.ts';
import type { RouteDeps } from './routes/route-deps.ts';
import { sentPage } from './routes/sent-page.ts';
import { staticFileRoute } from './routes/static-files.ts';
import type { Repository } from './settings/edit-repository.ts';
import { submissionStatusPage } from './submission-status/status-page.ts';
import { yourDataPage } from './your-data/your-data-page.ts';

export interface AppOptions extends HttpOptions, RouteDeps {
  /** The server sends the files in this folder from the disk; it is undefined in development. */
  directory?: string;
  editRepository?: Repository | undefined;
  editAppId?: string | undefined;
  editAppSecret?: string | undefined;
  editStatusFile?: string | undefined;
}

/** Resolves to a server that does not listen yet. */
export async function createApp(deps: AppOptions): Promise<FastifyInstance> {
  const { pages, directory, siteUrl, limits = {} } = deps;
  const yourData = yourDataPage(deps);
  const status = submissionStatusPage(deps);
  const app = createFastify(deps).decorate('deps', deps);
  errorHandlers(app);
  await overload(app, limits.maxDelayMs);
  app.removeAllContentTypeParsers();
  memoryRoutes(app, pages.static);
  app.register(healthRoutes, { health: deps.health, isDetailed: false });
  for (const routes of [contentPages, formPages, sentPage]) app.register(routes);
  privateView(app, yourData);
  privateView(app, status);
  registerEditor(app, deps);
  app.register(async (posts) => {
    await formBodies(posts);
    posts.addHook('onRequest', bodyLimits(limits.byClient, limits.bodyPace));
    posts.addHook('onRequest', sameOrigin(siteUrl));
    posts.register(formPosts);
    posts.register(analyticsRoute);
    privateActions(posts, yourData);
    privateActions(posts, status);
  });
  if (deps.noIndex) robots(app);
  if (directory) await staticFileRoute(app, directory);
  return app;
}

function registerEditor(app: FastifyInstance, deps: AppOptions) {
  const { editRepository: repository, editAppId: appId, editAppSecret: appSecret, siteUrl } = deps;
  if (!repository) return;
  if (deps.editStatusFile) app.register(editorStatus, { repository, statusFile: deps.editStatusFile });
  if (appId && appSecret) app.register(editorSignIn, { host: repository.host, appId, appSecret, siteUrl });
}
