/**
 * Runs in the browser: what is cut or collides on the sheets of the page, in words, and a wrong number of
 * sheets. A text may leave neither its sheet nor, downward, the part of it above the foot.
 */
export function sheetErrors(): string[] {
  const sheets = [...document.querySelectorAll<HTMLElement>('[data-sheet]')];
  const errors = sheets.flatMap((sheet, index) => {
    const outer = sheet.getBoundingClientRect();
    const foot = sheet.querySelector('[data-foot]')?.getBoundingClientRect().top ?? outer.bottom;
    const texts = [...sheet.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, address')].filter(
      (element) => !element.closest('[aria-hidden="true"]'),
    );
    const boxes = texts.map((text) => ({ text, box: text.getBoundingClientRect() }));
    const name = (text: Element) => `page ${index + 1}: "${text.textContent?.trim().slice(0, 40)}"`;
    const cut = boxes.filter(
      ({ box }) =>
        box.top < outer.top || box.bottom > foot || box.left < outer.left || box.right > outer.right,
    );
    const collisions = boxes.flatMap(({ text, box }, at) =>
      boxes
        .slice(at + 1)
        .filter(({ text: other, box: its }) => !text.contains(other) && overlap(box, its))
        .map(({ text: other }) => `${name(text)} overlaps "${other.textContent?.trim().slice(0, 40)}"`),
    );
    return [...cut.map(({ text }) => `${name(text)} is cut off`), ...collisions];
  });
  const right = sheets.length >= 8 && sheets.length <= 12;
  return right ? errors : [...errors, `there are ${sheets.length} pages: there should be 8 to 12`];

  function overlap(a: DOMRect, b: DOMRect) {
    // Lines of Arabic reach into each other's boxes by a little.
    const maxOverlapPx = 4;
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > maxOverlapPx &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > maxOverlapPx
    );
  }
}
