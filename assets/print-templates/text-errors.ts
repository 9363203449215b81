/** Runs in the browser: describes texts that leave their frame or overlap others or `[data-solid]`. */
export function textErrors(): string[] {
  // The boxes of Arabic lines overlap a little.
  const maxOverlapPx = 4;
  return [...document.querySelectorAll('[data-frame]')].flatMap((frame, at) => {
    const outer = frame.getBoundingClientRect();
    const foot = frame.querySelector('[data-foot]')?.getBoundingClientRect().top ?? outer.bottom;
    const all = [...frame.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, td, address, [data-solid]')]
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .map((element) => ({ element, box: boxOf(element) }));
    const name = (element: Element) => `page ${at + 1}: "${element.textContent?.trim().slice(0, 40)}"`;
    return all.flatMap(({ element, box }, index) => {
      const { left, right, top, bottom } = box;
      const leaves = left < outer.left || right > outer.right || top < outer.top || bottom > foot;
      const covered = all
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && overlap(box, other.box));
      return [
        ...(leaves && !element.matches('[data-solid]') ? [`${name(element)} is cut off`] : []),
        ...covered.map((other) => `${name(element)} overlaps ${name(other.element)}`),
      ];
    });
  });

  /** Returns the box of the words alone, as tall as the lines. */
  function boxOf(element: Element) {
    const words = document.createRange();
    words.selectNodeContents(element);
    const outer = element.getBoundingClientRect();
    const { left, right } = element.matches('[data-solid]') ? outer : words.getBoundingClientRect();
    return { left, right, top: outer.top, bottom: outer.bottom };
  }

  function overlap(a: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, b: typeof a) {
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > maxOverlapPx &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > maxOverlapPx
    );
  }
}
