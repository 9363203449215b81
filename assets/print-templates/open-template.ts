import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@astrojs/react';
import { chromium, type Page } from '@playwright/test';
import { type AstroInlineConfig, build, type InjectedRoute, preview } from 'astro';
import { sharpImageService } from 'astro/config';
import { root } from '#lib/project-root.ts';
import site from '../../astro.config.ts';
import { provideChromium } from '../../scripts/lib/chromium.ts';
import { textErrors } from './text-errors.ts';

/** In pixels; social networks do not crop this shape. */
export const cardSize = { width: 1200, height: 630 };

/** Builds and serves a template while `draw` runs. Astro crops its pictures. */
export async function withPrintTemplate(
  template: InjectedRoute,
  draw: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'print-template-'));
  const config: AstroInlineConfig = {
    ...site,
    configFile: false,
    root,
    srcDir: './assets/print-templates',
    cacheDir: './.cache/print-templates',
    outDir: folder.path,
    logLevel: 'error',
    integrations: [
      react(),
      { name: 'print-template', hooks: { 'astro:config:setup': ({ injectRoute }) => injectRoute(template) } },
    ],
    image: { service: sharpImageService() },
    server: { host: '127.0.0.1', port: 0 },
  };
  await build(config);
  const server = await preview(config);
  try {
    await using browser = await chromium.launch({
      executablePath: provideChromium(),
      args: ['--no-sandbox'],
    });
    // Pages are drawn at twice the size and scaled down, which gives letters and lines smoother edges.
    const page = await browser.newPage({ viewport: cardSize, deviceScaleFactor: 2 });
    await draw(page, `http://127.0.0.1:${server.port}`);
  } finally {
    await server.stop();
  }
}

/** Opens a page and waits for its fonts and pictures. Throws an Error if a text does not fit. */
export async function openTemplate(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const errors = await page.evaluate(textErrors);
  if (errors.length > 0) throw new Error([`The text of ${url} does not fit:`, ...errors].join('\n'));
}
