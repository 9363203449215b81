import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { readErrors, watchErrors } from './console-errors.ts';
import { type BrowserEngine, type EngineOptions, swipeSteps } from './engine.ts';

const binary = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => existsSync(path));

/** The packages to install before Firefox can be driven; undefined if none is missing. */
export const missingOfFirefox = binary ? undefined : 'firefox-esr';

/** Starts Firefox without a screen, driven by Puppeteer through WebDriver BiDi. */
export async function startFirefox({ javaScript, home }: EngineOptions): Promise<BrowserEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: binary ?? '',
    userDataDir: home,
    env: { ...process.env, HOME: home },
    defaultViewport: null,
    extraPrefsFirefox: {
      // Without a screen, Firefox assumes that there is no mouse.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'ui.prefersReducedMotion': 1,
      'javascript.enabled': javaScript,
      // A list of earlier entries would cover the next field.
      'browser.formfill.enable': false,
      'extensions.formautofill.addresses.enabled': false,
    },
  });
  // In the first tab, the address bar has the focus and not the page.
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // The protocol reports errors of scripts, but not violations of the page's policy.
  if (javaScript) await page.evaluateOnNewDocument(watchErrors);

  // Puppeteer's element handles run scripts outside of the page, which crashes Firefox if JavaScript is off.
  const run: BrowserEngine['run'] = (script, ...args) =>
    page.evaluate(script as (...args: unknown[]) => never, ...args);
  const focus = (selector: string) => run(focusIn, selector);
  return {
    run,
    open: (url) => page.goto(url),
    // Puppeteer's function waits for a load, which a page restored from memory does not have.
    back: () => run(() => history.back()),
    forward: () => run(() => history.forward()),
    resize: (width, height) => page.setViewport({ width, height }),
    pointAt: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y, { delay: 50 }),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    swipe: async (point, distance) => {
      const [start = point, ...way] = swipeSteps(point, distance);
      const finger = await page.touchscreen.touchStart(start.x, start.y);
      for (const { x, y } of way) await finger.move(x, y);
      await finger.end();
    },
    press: (key) => page.keyboard.press(key, { delay: 50 }),
    pressIn: async (selector, key) => {
      await focus(selector);
      await page.keyboard.press(key, { delay: 50 });
    },
    choose: (selector, value) => run(chooseIn, selector, value),
    fill: async (selector, text) => {
      await focus(selector);
      await page.keyboard.type(text);
    },
    attach: async (selector, file) => {
      const field = await page.$(selector);
      const input = await field?.toElement('input');
      await input?.uploadFile(file);
    },
    errors: async () => [...errors, ...(javaScript ? await run(readErrors) : [])],
    close: () => browser.close(),
  };
}

/** Selects the field's text, so that the next typed text replaces it. */
function focusIn(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
}

function chooseIn(selector: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(selector);
  if (!select) return;
  select.value = value;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
}
