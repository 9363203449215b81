import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sirv from 'sirv';
import { run } from '../../build/run.ts';
import { findChromium } from '../chromium.ts';
import type { DrawnPages } from './routes.ts';

/**
 * Builds pages that are only made to be drawn, serves them, and hands a browser and the URL to `draw`;
 * afterwards nothing of them is left. Throws an Error in plain words when the pages cannot be built.
 */
export async function withDrawnPages(
  pages: DrawnPages,
  draw: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `drawn-${pages}-`));
  try {
    const config = 'tools/drawn-pages/drawn-pages.config.ts';
    const env = { DRAW: pages, ASTRO_TELEMETRY_DISABLED: '1' };
    const status = await run('astro', ['build', '--config', config, '--silent', '--outDir', folder], env);
    if (status !== 0) throw new Error('The pages could not be built: see above.');
    await serve(folder, draw);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function serve(folder: string, draw: (browser: Browser, origin: string) => Promise<void>) {
  const server = createServer(sirv(folder, { extensions: ['html'] })).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await draw(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}
