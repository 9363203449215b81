/** Lets the browser fetch a slide's picture: until it is wanted its box is hidden. */
export function loadPicture(hero: HTMLElement, index: number) {
  hero.querySelector<HTMLElement>(`div[data-slide="${index}"]`)?.removeAttribute('hidden');
}
