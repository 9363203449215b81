import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { waitingIsland } from '../visit.ts';
import type { BrowserEngine, Key, Point } from './engine.ts';

export type Visitor = ReturnType<typeof visitorIn>;

/** Elements are named by CSS selectors; the first shown one counts. */
export function visitorIn(engine: BrowserEngine, baseURL: string) {
  const { run, back, forward, resize, pointAt, errors } = engine;
  const open = (path: string) => engine.open(baseURL + path);
  // Nothing is shown on the way to the next page.
  const shown = (selector: string) => run(visibleElements, selector).catch(() => []);

  /** Does it at an element in the middle of the window, as soon as that can be done. */
  const whenStill = (selector: string, action: (point: Point) => Promise<unknown>) =>
    expect(async () => {
      const point = await run(middleOf, selector, true);
      if (!point) throw new Error(`${selector} is not to be seen`);
      // Firefox scrolls to what was typed a moment after the key, and would move the page under a click.
      for (let check = 0; check < 3; check++) {
        await setTimeout(50);
        expect(await run(middleOf, selector, false)).toEqual(point);
      }
      await action(point);
    }).toPass();

  return {
    run,
    open,
    back,
    forward,
    resize,
    pointAt,
    errors,
    /** Waits until the islands have taken over, which the first move of the pointer makes them do. */
    openHydrated: async (path: string) => {
      await open(path);
      for (const offset of [1, 2]) await pointAt({ x: offset, y: offset });
      await expect
        .poll(() => run((islands) => document.querySelectorAll(islands).length, waitingIsland))
        .toBe(0);
    },
    url: async () => (await run(() => location.href).catch(() => '')).replace(baseURL, ''),
    count: async (selector: string) => (await shown(selector)).length,
    /** Undefined where there is no such element, or none any more; so is the value. */
    text: async (selector: string) => (await shown(selector))[0]?.text,
    value: async (selector: string) => (await shown(selector))[0]?.value,
    hover: (selector: string) => whenStill(selector, pointAt),
    click: (selector: string) => whenStill(selector, engine.click),
    tap: (selector: string) => whenStill(selector, engine.tap),
    /** A finger goes this many pixels to the right. */
    swipe: (selector: string, distance: number) =>
      whenStill(selector, (point) => engine.swipe(point, distance)),
    choose: (selector: string, value: string) => whenStill(selector, () => engine.choose(selector, value)),
    fill: (selector: string, text: string) => whenStill(selector, () => engine.fill(selector, text)),
    /** Into a field that need not be seen. */
    attach: (selector: string, file: string) => engine.attach(selector, file),
    pressIn: (selector: string, key: Key) => whenStill(selector, () => engine.pressIn(selector, key)),
    press: async (...keys: Key[]) => {
      for (const key of keys) await engine.press(key);
    },
  };
}

// Both run in the page, and are sent there as they are written.

/** The elements that can be seen. */
function visibleElements(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({
      text: (element.innerText ?? element.textContent).trim(),
      value: 'value' in element ? String(element.value) : undefined,
    }));
}

/** Where the first of them is, once the page is whole and it is in the middle; a link of two lines is where its first is. */
function middleOf(selector: string, scrolls: boolean) {
  // One that is not yet there whole may take the focus elsewhere.
  if (document.readyState !== 'complete') return undefined;
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  if (scrolls) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const line = [...(element?.getClientRects() ?? [])].find(({ width, height }) => width > 0 && height > 0);
  return line && { x: Math.round(line.x + line.width / 2), y: Math.round(line.y + line.height / 2) };
}
