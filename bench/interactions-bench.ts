import type { Locator, Page } from '@playwright/test';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { freePort } from '../tests/free-port.ts';
import { inBrowser } from './browser.ts';
import { medianOf } from './median.ts';
import { startOurServer } from './our-server.ts';

/** From a click, tap or key to the picture that answers it, with the processor slowed down four times. */
const maxAnswerMs = 100;
const slowdown = 4;
/** How long a finger rests on a button. */
const restMs = 60;
/** Nobody presses what has not been seen, while the page still scrolls. */
const sightMs = 600;
const runs = 3;

interface Journey {
  path: string;
  phone?: boolean;
  steps: (page: Page) => Promise<void>;
}

const journeys: Record<string, Journey> = {
  'menus and the language': {
    path: paths.page('whoweare'),
    steps: async (page) => {
      for (const menu of ['menu-about', 'menu-services'])
        await press(page.locator(`[popovertarget=${menu}]`));
      await page.keyboard.press('Escape');
    },
  },
  'the menu of a phone': {
    path: '/',
    phone: true,
    steps: async (page) => {
      await press(page.locator('[popovertarget=menu-all]'), { touch: true });
      await press(page.locator('#menu-all summary').last(), { touch: true });
    },
  },
  'the services explorer': {
    path: '/#explorer',
    steps: async (page) => {
      for (const service of [2, 7]) {
        await press(page.locator(`#open-service-${service}`));
        await press(page.locator('#explorer article a').first());
      }
    },
  },
  'the case tabs': {
    path: '/',
    steps: async (page) => {
      const tabs = page.getByRole('tab');
      for (const tab of [1, 2]) await press(tabs.nth(tab));
    },
  },
  'the contact form': {
    path: paths.page('contactus'),
    steps: async (page) => {
      await page.locator('[name=name]').pressSequentially('Sara', { delay: restMs });
      await page.locator('[name=email]').pressSequentially('sara', { delay: restMs });
      await press(page.locator('form button[type=submit]:visible'));
    },
  },
  'the filter of the jobs': {
    path: paths.page('jobs'),
    steps: async (page) => {
      await page.locator('select').first().selectOption({ index: 1 });
      await page.locator('select').first().selectOption({ index: 0 });
    },
  },
  'the search': {
    path: paths.page('whoweare'),
    steps: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open] input').pressSequentially('risk', { delay: 120 });
      await page.locator('dialog[open] [role=option]').first().waitFor();
    },
  },
};

/** Scrolls to it, sees it, then presses: Playwright's own clicks and taps run code of theirs in the page. */
async function press(target: Locator, { touch = false } = {}) {
  await target.scrollIntoViewIfNeeded();
  const page = target.page();
  await page.waitForTimeout(sightMs);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (touch) {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(restMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else await page.mouse.click(point.x, point.y, { delay: restMs });
}

/** The slowest answer of each journey in both languages, the median of some runs. Returns what is over budget. */
export async function benchInteractions(): Promise<string[]> {
  const server = await startOurServer();
  const answers: Record<string, Record<Language, number>> = {};
  try {
    // One at a time: a second browser takes the processor that the first one is measured on.
    for (const [name, journey] of Object.entries(journeys)) {
      const times = { en: 0, ar: 0 };
      for (const language of languageCodes) {
        const url = server.origin + localizedPath(language, journey.path);
        const slowest: number[] = [];
        for (let run = 0; run < runs; run += 1) slowest.push(await slowestAnswer(url, journey));
        times[language] = medianOf(slowest);
      }
      answers[name] = times;
    }
  } finally {
    await server.stop();
  }
  console.table(answers);
  return Object.entries(answers).flatMap(([name, times]) =>
    Object.entries(times)
      .filter(([, time]) => !(time <= maxAnswerMs))
      .map(([language, time]) => `${name}, ${language}: ${time} ms, budget ${maxAnswerMs}`),
  );
}

/** In milliseconds, as the browser's Event Timing counts them: in steps of eight. */
async function slowestAnswer(url: string, { phone = false, steps }: Journey): Promise<number> {
  return inBrowser(await freePort(), async (browser) => {
    const viewport = phone ? { width: 412, height: 823 } : { width: 1440, height: 900 };
    const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone });
    const page = await context.newPage();
    await page.addInitScript(recordEvents);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => !document.querySelector('[data-island=waiting]'));
    await steps(page);
    return page.evaluate(slowestEvent);
  });
}

function recordEvents() {
  const answers: number[] = [];
  Reflect.set(window, 'answers', answers);
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) answers.push(entry.duration);
    }
  }).observe(options);
}

/** After the next pictures, so that the last answer is among them; what took under 16 ms is not reported. */
async function slowestEvent(): Promise<number> {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  return Math.max(16, ...Reflect.get(window, 'answers'));
}
