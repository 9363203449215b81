import { spawnSync } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { chromium, type Page } from '@playwright/test';
import Fastify from 'fastify';
import { root } from '#lib/project-root.ts';
import { provideChromium } from '../../scripts/lib/chromium.ts';
import type { PrintTemplate } from './print-templates.config.ts';
import { textErrors } from './text-errors.ts';

/** In pixels; social networks do not crop this shape. */
export const cardSize = { width: 1200, height: 630 };

/** Serves the templates while `draw` runs. Throws an Error in plain words if they cannot be built. */
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
    // Drawn at twice the size and scaled down, which gives letters and lines smoother edges.
    await draw(await browser.newPage({ viewport: cardSize, deviceScaleFactor: 2 }), origin);
  } finally {
    await app.close();
  }
}

/** Opens a page and waits for its fonts and pictures. Throws if a text does not fit. */
export async function openTemplate(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const errors = await page.evaluate(textErrors);
  if (errors.length > 0) throw new Error([`The text of ${url} does not fit:`, ...errors].join('\n'));
}
