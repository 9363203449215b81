import { join } from 'node:path';
import { pino } from 'pino';
import { formAt } from '#forms/forms.ts';
import { localizedPath, parsePath, paths } from '#language/paths.ts';
import { openFinder } from '#search/finder.ts';
import { decodeIndex } from '#search/packed-index.ts';
import { createApp } from '../../server/app.ts';
import { createRateLimiter } from '../../server/forms/rate-limiter.ts';
import type { LivePage, Pages } from '../../server/http/built-pages.ts';
import { type RenderSlot, readLivePage } from '../../server/http/live-page.ts';
import { clockFrom } from '../../server/monitoring/clock.ts';
import type { Report } from '../../server/monitoring/health.ts';
import type { Log } from '../../server/monitoring/log.ts';
import { noMetrics } from '../../server/monitoring/metrics.ts';
import { createServices } from '../../server/services.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { renderLetter } from '../../src/render.tsx';
import { fileMailer } from './file-mailer.ts';

export type DevSite = Awaited<ReturnType<typeof openDevSite>>;

/** The server's routes over pages that `astro dev` has just drawn, with `data/dev` for messages and mails. */
export async function openDevSite(origin: string) {
  const settings = devSettings(origin);
  const log = terminalLog();
  const live = new Map<string, LivePage>();
  const none = () => undefined;
  const pages: Pages = {
    static: new Map(),
    live: (path) => live.get(path),
    notFound: none,
    unavailable: none,
  };
  const services = await createServices(settings, {
    log,
    metrics: noMetrics,
    now: clockFrom(readSettings(process.env).startsAt),
    renderLetter,
    mailer: fileMailer(join(settings.dataDir, 'mails'), settings.mailFrom, renderLetter),
  });
  const app = await createApp({
    log,
    pages,
    siteUrl: origin,
    submissions: services.submissions,
    trustedProxies: [],
    clientKey: () => 'developer',
    privacyRateLimiter: createRateLimiter(0, 0),
    metrics: noMetrics,
    health: { report: async () => ({ state: 'ready', checks: {} as Report['checks'] }) },
    finderOf: async (language) => {
      const index = await fetch(origin + localizedPath(language, paths.searchEntries));
      return openFinder(decodeIndex(await index.json()));
    },
  });
  app.addHook('onClose', services.close);
  await app.ready();
  return { showPage, app, close: () => app.close() };

  function showPage(path: string, html: string, renderSlot: RenderSlot): boolean {
    const page = readLivePage(html, renderSlot);
    // Vite's client would break the policy of production.
    if (page) live.set(path, { security: {}, ...page });
    return page !== undefined;
  }
}

/** The page that shows what comes of a POST to a path. */
export function pageOfPost(pathname: string): string {
  const { language, path } = parsePath(pathname);
  const isOwnData = path.startsWith(`${paths.yourData}/`);
  return localizedPath(language, formAt(path)?.page ?? (isOwnData ? paths.yourData : path));
}

function devSettings(origin: string) {
  const settings = readSettings(process.env);
  return {
    ...settings,
    siteUrl: origin,
    databaseUrl: undefined,
    dataDir: join(settings.dataDir, 'dev'),
    webhookUrl: undefined,
    mailFrom: settings.mailFrom ?? 'website@rasikh.example',
    mailTo: settings.mailTo ?? 'info@rasikh.example',
    // Whoever tries a form sends it often, and fills it in quickly.
    formLimit: 0,
    formLimitWithoutProof: 0,
    minFillMs: 0,
  };
}

function terminalLog(): Log {
  return pino(
    { level: 'warn', serializers: { err: ({ stack }: Error) => stack } },
    {
      write(line) {
        const { msg, err } = JSON.parse(line);
        console.error([msg, err].filter(Boolean).join('\n'));
      },
    },
  );
}
