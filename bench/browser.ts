import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '../build/chromium.ts';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Does something in a browser of its own that is empty at the start, listening for tools on a port. */
export async function inBrowser<Result>(
  port: number,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
