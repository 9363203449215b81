import type { Language } from '#i18n/languages.ts';
import type { Repository } from '#server/settings/edit-repository.ts';

/** Undocumented parts of Sveltia CMS: its page and its storage. sveltia.test.ts fails if a new version changes them. */

/** An element's attribute holds its field's key path, `responsibilities.1`. */
const keyPathAttribute = 'data-key-path';
const languageAttribute = 'data-locale';
const settings = 'sveltia-cms.prefs';
const stores = 'meta file-cache ui-settings asset-thumbnails asset-hashes file-system-handles'.split(' ');
/** The longer side in pixels of a picture that is already in the repository. */
const thumbnailSize = 512;

export function fieldSelector(language: Language, keyPath: string): string {
  return `.pane[${languageAttribute}="${language}"] [${keyPathAttribute}="${CSS.escape(keyPath)}"]`;
}

/** Returns the innermost visible part around a field, and the rest of the key path. */
export function nearestPart(language: Language, keyPath: string) {
  const names = keyPath.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const part = document.querySelector(fieldSelector(language, names.slice(0, length).join('.')));
    if (part) return { part, inside: names.slice(length) };
  }
  return undefined;
}

export function foldAround(language: Language, keyPath: string): HTMLElement | undefined {
  const { part, inside: [name] = [] } = nearestPart(language, keyPath) ?? {};
  if (!name) return undefined;
  const own = part?.querySelector<HTMLElement>('[aria-controls$="-item-list"]');
  const item = own?.getAttribute('aria-controls')?.replace('-item-list', `-item-${name}-body`);
  const ofItem = part?.querySelector<HTMLElement>(`[aria-controls="${item}"]`);
  return [own, ofItem].flatMap((fold) => fold ?? []).find(({ ariaExpanded }) => ariaExpanded === 'false');
}

export function scrollerOf(language: Language): Element | undefined {
  const pane = document.querySelector(`.pane[${languageAttribute}="${language}"]`);
  const around = [...(pane?.querySelectorAll('*') ?? []), pane].filter((each) => each !== null);
  return around.find((each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.clientHeight > 0);
}

/** Returns the width in pixels of a field's picture; undefined for a thumbnail or no picture. */
export function shownPictureWidth(language: Language, keyPath: string): number | undefined {
  const image = document.querySelector<HTMLImageElement>(`${fieldSelector(language, keyPath)} img`);
  if (!image || Math.max(image.naturalWidth, image.naturalHeight) === thumbnailSize) return undefined;
  return image.naturalWidth || undefined;
}

export function setInterfaceLanguage(language: Language) {
  const stored = JSON.parse(localStorage.getItem(settings) ?? '{}');
  const locale = language === 'ar' ? 'ar' : 'en-GB';
  localStorage.setItem(settings, JSON.stringify({ ...stored, locale }));
  // Sveltia offers the browser's language in a bar above every page.
  Object.defineProperty(navigator, 'language', { value: locale });
}

/** Creates all stores of the browser's database, because Sveltia loses one of two that it first needs together. */
export function createStores({ name, repo }: Repository['backend']) {
  const opening = indexedDB.open(`${name}:${repo}`);
  opening.onupgradeneeded = () => {
    for (const store of stores) opening.result.createObjectStore(store);
    opening.result.createObjectStore('draft-backups', { keyPath: ['collectionName', 'slug'] });
  };
  opening.onsuccess = () => opening.result.close();
}

/** Calls `onEarlySave` instead of a save that would lose a picture, because Sveltia is still preparing it. */
export function stopEarlySaves(onEarlySave: () => void) {
  const stop = (event: Event) => {
    const isSave = event.target instanceof Element && event.target.closest('[aria-keyshortcuts$="+S"]');
    if (!isSave || !document.querySelector('.pane .processing')) return;
    event.stopPropagation();
    onEarlySave();
  };
  addEventListener('click', stop, { capture: true });
}
