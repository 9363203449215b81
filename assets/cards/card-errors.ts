/** Runs in the browser: the words that leave the card or lie on others, in words. */
export function cardErrors(): string[] {
  const card = document.querySelector('[data-card]')?.getBoundingClientRect();
  if (!card) return ['the page has no card'];
  const marginPx = 16;
  const texts = [...document.querySelectorAll('[data-card] :is(h1, p, dt, dd, text):not([aria-hidden])')].map(
    (element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      // As wide as its words, as tall as its lines.
      const { left, right } = words.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return { element, name: element.textContent?.trim().slice(0, 40), left, right, top, bottom };
    },
  );
  const parts = [...document.querySelectorAll('[data-card] :is(img, dl)')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width * box.height < card.width * card.height);
  return texts.flatMap((text, at) => {
    const leaves =
      text.left < card.left + marginPx ||
      text.right > card.right - marginPx ||
      text.top < card.top + marginPx ||
      text.bottom > card.bottom - marginPx;
    const covered = texts.slice(at + 1).filter((other) => touch(text, other));
    const lost = parts.some(({ element, box }) => !element.contains(text.element) && touch(text, box));
    return [
      ...(leaves ? [`"${text.name}" is too close to the card's edge`] : []),
      ...(lost ? [`"${text.name}" overlaps a picture or the figures`] : []),
      ...covered.map((other) => `"${text.name}" overlaps "${other.name}"`),
    ];
  });

  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  function touch(one: Box, other: Box) {
    return (
      Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
      Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)
    );
  }
}
