import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, provideChromium } from '../build/chromium.ts';

/** Does something in a browser of its own that is empty at the start, listening for tools on a port. */
export async function inBrowser<Result>(
  port: number,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--headless=new', ...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
