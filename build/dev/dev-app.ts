import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { openFinder } from '#search/finder.ts';
import { createApp } from '#server/app.ts';
import { clockFrom } from '#server/monitoring/clock.ts';
import type { Report } from '#server/monitoring/health.ts';
import type { Log } from '#server/monitoring/log.ts';
import { noMetrics } from '#server/monitoring/metrics.ts';
import type { LivePage } from '#server/plugins/built-pages.ts';
import { createServices } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { renderEmail } from '../../src/render.tsx';
import { readSearchIndex } from '../../src/sections/search/read-search-index.ts';
import { fileMailer } from './file-mailer.ts';

/**
 * The server's app for `astro dev`, with `data/dev` for messages and mails. In place of a live page's HTML it
 * answers a key, for which `takePage` gives once what Astro draws the page with.
 */
export async function openDevApp(origin: string) {
  const settings = devSettings(origin);
  const log = terminalLog();
  const drawn = new Map<string, { path: string; state: object; query: string | undefined }>();
  const services = await createServices(settings, {
    log,
    metrics: noMetrics,
    now: clockFrom(settings.startsAt),
    renderEmail,
    mailer: fileMailer(join(settings.dataDir, 'mails'), settings.mailFrom, renderEmail),
  });
  const app = await createApp(
    {
      pages: { static: new Map(), live: livePage, notFound: none, unavailable: none },
      finderOf: async (language) => openFinder(await readSearchIndex(language)),
      redirects: new Map(),
    },
    services,
    { siteUrl: origin, trustedProxies: [], headers: {} },
    {
      log,
      metrics: noMetrics,
      health: { report: async () => ({ state: 'ready', checks: {} as Report['checks'] }) },
    },
  );
  app.addHook('onClose', services.close);
  return { app, takePage };

  function livePage(path: string): LivePage {
    const render: LivePage['render'] = (state, query) => {
      const key = randomUUID();
      drawn.set(key, { path, state, query });
      return key;
    };
    // Vite's client would break the policy of production.
    return { security: {}, render };
  }

  function takePage(key: string) {
    const page = drawn.get(key);
    drawn.delete(key);
    return page;
  }
}

const none = () => undefined;

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
