import { join } from 'node:path';
import { serialize } from 'node:v8';
import { pino } from 'pino';
import { readSearchEntries } from '#content/search-entries/read-search-entries.ts';
import { openSearchIndex } from '#search/search-index.ts';
import { createApp } from '#server/app.ts';
import { createAppDeps } from '#server/app-deps.ts';
import { clockFrom } from '#server/lib/clock.ts';
import { fileMailer } from '#server/mail/file-mailer.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { readSettings } from '#server/settings/settings.ts';
import { renderMail } from '#src/render.tsx';

export const dynamicPageType = 'application/x-dynamic-page';

export async function openDevApp(origin: string) {
  const settings = devSettings(origin);
  const log = pino({ level: 'warn' }, { write: (line) => console.error(readable(JSON.parse(line))) });
  const deps = await createAppDeps({
    settings,
    log,
    metrics: noMetrics,
    now: clockFrom(settings.startsAt),
    renderMail,
    mailer: fileMailer(join(settings.dataDir, 'mails'), settings.mailFrom, renderMail),
  });
  const app = await createApp({
    ...deps,
    pages: {
      static: new Map(),
      // The production policy would break Vite's client.
      dynamic: (path) => ({
        security: { 'content-type': dynamicPageType },
        // `serialize` keeps the Set of words that a search has found.
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
  app.addHook('onClose', deps.close);
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
    formLimit: 0,
    formLimitWithoutProof: 0,
    minFillMs: 0,
  };
}

function readable({ msg, err }: { msg?: string; err?: Error }): string {
  return [msg, err?.stack].filter(Boolean).join('\n');
}
