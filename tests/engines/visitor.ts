import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { waitingIsland } from '../support/page/visit.ts';
import type { BrowserEngine, Key, Point } from './engine.ts';

export type Visitor = ReturnType<typeof visitorIn>;

/** Returns a visitor. CSS selectors name elements; the first visible one counts. */
export function visitorIn(engine: BrowserEngine, baseURL: string) {
  const { run } = engine;
  const open = async (path: string) => {
    // Firefox reports an error for a style sheet whose page is left while it loads.
    await expect.poll(() => run(() => document.readyState).catch(() => '')).toBe('complete');
    await engine.open(baseURL + path);
  };
  // No element is visible while the next page loads.
  const shown = (selector: string) => run(visibleElements, selector).catch(() => []);

  /** Scrolls an element to the middle of the window, and acts on it as soon as it can be reached. */
  const whenStill = (selector: string, action: (point: Point) => Promise<unknown>) =>
    expect(async () => {
      const point = await run(middleOf, selector, true);
      if (!point) throw new Error(`${selector} is not to be seen`);
      // Firefox scrolls to typed text a moment after the key, and would move the page under a click.
      for (let check = 0; check < 3; check++) {
        await setTimeout(50);
        expect(await run(middleOf, selector, false)).toEqual(point);
      }
      await action(point);
    }).toPass();

  return {
    ...engine,
    open,
    /** Moves the pointer, which hydrates the islands, and waits for it. */
    openHydrated: async (path: string) => {
      await open(path);
      for (const offset of [1, 2]) await engine.pointAt({ x: offset, y: offset });
      await expect
        .poll(() => run((islands) => document.querySelectorAll(islands).length, waitingIsland))
        .toBe(0);
    },
    url: async () => (await run(() => location.href).catch(() => '')).replace(baseURL, ''),
    count: async (selector: string) => (await shown(selector)).length,
    /** Returns undefined if there is no such element; so does `value`. */
    text: async (selector: string) => (await shown(selector))[0]?.text,
    value: async (selector: string) => (await shown(selector))[0]?.value,
    hover: (selector: string) => whenStill(selector, engine.pointAt),
    click: (selector: string) => whenStill(selector, engine.click),
    tap: (selector: string) => whenStill(selector, engine.tap),
    /** Swipes this many pixels to the right. */
    swipe: (selector: string, distance: number) =>
      whenStill(selector, (point) => engine.swipe(point, distance)),
    choose: (selector: string, value: string) => whenStill(selector, () => engine.choose(selector, value)),
    fill: (selector: string, text: string) => whenStill(selector, () => engine.fill(selector, text)),
    pressIn: (selector: string, key: Key) => whenStill(selector, () => engine.pressIn(selector, key)),
    press: async (...keys: Key[]) => {
      for (const key of keys) await engine.press(key);
    },
  };
}

// Both functions run in the page, so they use nothing of this file.

/** Returns the visible elements. */
function visibleElements(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({
      text: (element.innerText ?? element.textContent).replace(/\s+/g, ' ').trim(),
      value: 'value' in element ? String(element.value) : undefined,
    }));
}

/** Returns the position of the first element once the page is complete; of a link on two lines, that of the first. */
function middleOf(selector: string, scrolls: boolean) {
  // A page that is not complete yet may move the focus.
  if (document.readyState !== 'complete') return undefined;
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  if (scrolls) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const line = [...(element?.getClientRects() ?? [])].find(({ width, height }) => width > 0 && height > 0);
  return line && { x: Math.round(line.x + line.width / 2), y: Math.round(line.y + line.height / 2) };
}
