import { join } from 'node:path';
import { serialize } from 'node:v8';
import { pino } from 'pino';
import { openSearchIndex } from '#search/search-index.ts';
import { readSearchEntries } from '#sections/search/read-search-entries.ts';
import { createApp } from '#server/app.ts';
import { clockFrom } from '#server/lib/clock.ts';
import { noMetrics } from '#server/lib/metrics.ts';
import { createServices } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { renderEmail } from '#src/render.tsx';
import { fileMailer } from './file-mailer.ts';

/** The content type of an answer that says what Astro has to draw a dynamic page with. */
export const dynamicPageType = 'application/x-dynamic-page';

/**
 * The server's app for `astro dev`, with `data/dev` for submissions and mails. It answers with what Astro has to draw a dynamic
 * page with, in place of the page.
 */
export async function openDevApp(origin: string) {
  const settings = devSettings(origin);
  const log = pino({ level: 'warn' }, { write: (line) => console.error(readable(JSON.parse(line))) });
  const services = await createServices({
    settings,
    log,
    metrics: noMetrics,
    now: clockFrom(settings.startsAt),
    renderEmail,
    mailer: fileMailer(join(settings.dataDir, 'mails'), settings.mailFrom, renderEmail),
  });
  const app = await createApp({
    ...services,
    pages: {
      static: new Map(),
      // Without the policy of production, which Vite's client would break.
      dynamic: (path) => ({
        security: { 'content-type': dynamicPageType },
        // The words that a search has found are a Set.
        render: (state, query, titlePrefix) =>
          serialize({ path, state, query, titlePrefix }).toString('base64'),
      }),
      isPage: () => false,
      has: () => false,
      error: () => undefined,
    },
    searchIndexOf: async (language) => openSearchIndex(await readSearchEntries(language)),
    redirects: new Map(),
    siteUrl: origin,
    trustedProxies: [],
    headers: {},
  });
  app.addHook('onClose', services.close);
  return app;
}

function devSettings(origin: string) {
  const settings = readSettings(process.env);
  return {
    ...settings,
    siteUrl: origin,
    databaseUrl: undefined,
    dataDir: join(settings.dataDir, 'dev'),
    webhookUrl: undefined,
    mailFrom: settings.mailFrom ?? 'website@firm.example',
    mailTo: settings.mailTo ?? 'info@firm.example',
    // Whoever tries a form sends it often, and fills it in quickly.
    formLimit: 0,
    formLimitWithoutProof: 0,
    minFillMs: 0,
  };
}

function readable({ msg, err }: { msg?: string; err?: Error }): string {
  return [msg, err?.stack].filter(Boolean).join('\n');
}
