// These functions run in the page.

/** Returns how many large numbers there are, and those that break or exceed their box. */
export function figuresOnPage() {
  const figure = /^[+−-]?\$?[\d٠-٩][\d٠-٩,.٬٫]*\s*[%٪M+]?$/u;
  const parted: string[] = [];
  let count = 0;
  for (const element of document.querySelectorAll('main :is(dd, p, span, strong, h2, h3)')) {
    if (element.closest('.visually-hidden') || !element.checkVisibility()) continue;
    const words = element.cloneNode(true) as Element;
    for (const other of words.querySelectorAll('.visually-hidden, small')) other.remove();
    const text = words.textContent?.trim() ?? '';
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (!figure.test(text) || size < 24) continue;
    count += 1;
    const tops = new Set<number>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let overflow = 0;
    const place = (element.closest('dd, li, p') ?? element).getBoundingClientRect();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.parentElement?.closest('small, .visually-hidden') || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { bottom, width, left, right } of range.getClientRects()) {
        if (width > 1) tops.add(Math.round(bottom));
        overflow = Math.max(overflow, place.left - left, right - place.right);
      }
    }
    if (tops.size > 1 || overflow > 0.06 * size)
      parted.push(`${text} on ${tops.size} lines, ${Math.round(overflow)} px too wide`);
  }
  return { count, parted };
}

/** Returns the words of elements whose text has several lines. */
export function onSeveralLines(selector: string) {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bottoms = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom);
    const apart = Math.max(...bottoms) - Math.min(...bottoms);
    return apart > parseFloat(getComputedStyle(element).fontSize) ? [element.textContent] : [];
  });
}

/** Returns the texts of six words or more whose last word is alone on its line. */
export function endingWithOneWord(selector: string) {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const words = element.textContent?.trim().split(/\s+/) ?? [];
    if (words.length < 6 || !element.checkVisibility()) return [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { top: number; text: string }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { bottom: top } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && Math.abs(line.top - top) < 8) line.text += ` ${word}`;
        else lines.push({ top, text: word });
      }
    }
    const last = lines.at(-1)?.text ?? '';
    return lines.length > 1 && !last.includes(' ') ? [`${words.join(' ')} / ${last}`] : [];
  });
}

/** Returns the file that the browser chose for each picture, and the width at which `cover` draws it. */
export async function drawnPictures() {
  // A browser keeps a larger file from before; a new element chooses by this screen alone.
  for (const picture of document.querySelectorAll('main picture')) {
    const anew = picture.cloneNode(true);
    picture.replaceWith(anew);
    if (anew instanceof Element) for (const image of anew.querySelectorAll('img')) image.loading = 'eager';
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')].filter((image) =>
    image.checkVisibility(),
  );
  while (!images.every((image) => image.currentSrc)) await new Promise(requestAnimationFrame);
  return images.map((image) => {
    const [, id = '', fileWidth] = image.currentSrc.match(/pictures\/(.+)-(\d+)q\d+\.\w+\.\w+$/) ?? [];
    const { width, height } = image.getBoundingClientRect();
    const ratio = id.endsWith('-mobile')
      ? 0.8
      : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    return { id, fileWidth: Number(fileWidth), drawnWidth: Math.round(Math.max(width, height * ratio)) };
  });
}
