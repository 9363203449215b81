import { spawnSync } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { chromium, type Page } from '@playwright/test';
import Fastify from 'fastify';
import { root } from '#content/project-root.ts';
import { provideChromium } from '../../tests/chromium.ts';
import type { PrintTemplate } from './print-templates.config.ts';
import { textErrors } from './text-errors.ts';

/** In pixels: what the networks show whole. */
export const cardSize = { width: 1200, height: 630 };

/**
 * Builds pages that are only made to be drawn, serves them, and hands a browser's page and the origin to `draw`;
 * afterwards nothing of them is left. Throws an Error in plain words when the pages cannot be built.
 */
export async function withPrintTemplates(
  pages: PrintTemplate,
  draw: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), `drawn-${pages}-`));
  const config = 'assets/print-templates/print-templates.config.ts';
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const args = [astro, 'build', '--config', config, '--silent', '--outDir', folder.path];
  const env = { ...process.env, PRINT_TEMPLATE: pages };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The pages could not be built. The reason is above.');
  await serve(folder.path, draw);
}

async function serve(folder: string, draw: (page: Page, origin: string) => Promise<void>) {
  const app = Fastify();
  await app.register(staticFiles, { root: folder, extensions: ['html'] });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    await using browser = await chromium.launch({
      executablePath: provideChromium(),
      args: ['--no-sandbox'],
    });
    // Drawn at twice a card's size and made smaller: the edges of letters and lines come out smoother.
    await draw(await browser.newPage({ viewport: cardSize, deviceScaleFactor: 2 }), origin);
  } finally {
    await app.close();
  }
}

/** Opens a page with all its fonts and pictures. Throws where it does not hold its text. */
export async function openTemplate(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const errors = await page.evaluate(textErrors);
  if (errors.length > 0) throw new Error([`The text of ${url} does not fit:`, ...errors].join('\n'));
}
