import { expect, type Page } from '@playwright/test';

/** The ways in which a reader enlarges or spaces text (WCAG 2.2, 1.4.4 and 1.4.12). */
const readers = [
  { reader: '200 % text', css: ':root { font-size: 200% }', widths: [320, 390, 768, 1280] },
  { reader: 'a browser with a base size of 24 px', css: ':root { font-size: 150% }', widths: [390] },
  {
    reader: 'spaced text',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    widths: [320],
  },
];

/** Expects that nothing is cut when a reader enlarges or spaces the text. */
export async function expectRoomForText(page: Page) {
  for (const { reader, css, widths } of readers) {
    await page.evaluate(adopt, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lost(page), `at ${width} px with ${reader}`).toEqual([]);
    }
  }
}

async function adopt(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  await document.fonts.ready;
}

/** Returns texts and buttons that are cut by the screen or a box, and sideways scrolling. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Frame = Record<'left' | 'right' | 'top' | 'bottom', number>;
    const frames = new Map<Element, Frame>();
    const found = new Set<string>();
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page scrolls sideways');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      // It is for screen readers only, or a later slide.
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // Content in a region that the keyboard scrolls, such as a wide table, can be reached (WCAG 2.2, 1.4.10).
      if (element.closest('[role="region"][tabindex="0"]')) continue;
      if (element.closest('.visually-hidden, .skip, svg, [aria-roledescription] li:not(:first-child)'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        const frame = frameOf(element);
        const outside = Math.max(frame.left - left, right - frame.right);
        const above = Math.max(frame.top - top, bottom - frame.bottom) - 0.3 * height;
        if (width > 1 && Math.max(outside, above) > 2) found.add(node.textContent?.trim().slice(0, 60) ?? '');
      }
    }
    for (const control of document.querySelectorAll('header > div > :is(a, button)')) {
      const { left, right } = control.getBoundingClientRect();
      if (left < 0 || right > innerWidth) found.add(control.textContent || control.outerHTML);
    }
    return [...found];

    /** Returns the visible part of an element's area, cut by the screen's width and every clipping box. */
    function frameOf(box: Element | null): Frame {
      if (!box || box === document.body)
        return { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      const known = frames.get(box);
      if (known) return known;
      const frame = { ...frameOf(box.parentElement) };
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) {
        frame.left = Math.max(frame.left, left);
        frame.right = Math.min(frame.right, right);
      }
      if (/hidden|clip/.test(overflowY)) {
        frame.top = Math.max(frame.top, top);
        frame.bottom = Math.min(frame.bottom, bottom);
      }
      frames.set(box, frame);
      return frame;
    }
  });
}
