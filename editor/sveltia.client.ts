import type { Language } from '#i18n/languages.ts';
import type { Repository } from '#server/settings/edit-repository.ts';

// This file relies on Sveltia's undocumented page and storage. sveltia.test.ts fails if a new version changes them.

const settings = 'sveltia-cms.prefs';
const stores = 'meta file-cache ui-settings asset-thumbnails asset-hashes file-system-handles'.split(' ');
/** The longer side in pixels of the thumbnail that Sveltia shows of a picture in the repository. */
const thumbnailSize = 512;
const maxDrawnParts = 200;

/** Returns the CSS selector of a field. A key path is its place in the entry, such as `responsibilities.1`. */
export function fieldSelector(language: Language, keyPath: string): string {
  return `.pane[data-locale="${language}"] [data-key-path="${CSS.escape(keyPath)}"]`;
}

/** Opens and focuses a field. Sveltia draws a part when it comes into view, so earlier parts are scrolled through. */
export async function focusField(language: Language, keyPath: string) {
  for (let tries = 0; tries < maxDrawnParts; tries += 1) {
    const isDrawn = document.querySelector(fieldSelector(language, keyPath)) !== null;
    postMessage({ type: 'highlight-editor-field', payload: { locale: language, keyPath } }, location.origin);
    if (isDrawn) return;
    const undrawn = [...document.querySelectorAll(`.pane[data-locale="${language}"] .placeholder`)];
    undrawn.find((part) => part.checkVisibility())?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the width in pixels of a field's picture. Returns undefined for a thumbnail, or without a picture. */
export function shownPictureWidth(language: Language, keyPath: string): number | undefined {
  const image = document.querySelector<HTMLImageElement>(`${fieldSelector(language, keyPath)} img`);
  if (!image || Math.max(image.naturalWidth, image.naturalHeight) === thumbnailSize) return undefined;
  return image.naturalWidth || undefined;
}

export function setInterfaceLanguage(language: Language) {
  const stored = JSON.parse(localStorage.getItem(settings) ?? '{}');
  const locale = language === 'ar' ? 'ar' : 'en-GB';
  localStorage.setItem(settings, JSON.stringify({ ...stored, locale }));
  // If the browser had another language, Sveltia would offer it in a bar above every page.
  Object.defineProperty(navigator, 'language', { value: locale });
}

/** Creates all stores of Sveltia's database, because it loses one of two that it creates at the same time. */
export function createStores({ name, repo }: Repository['backend']) {
  const opening = indexedDB.open(`${name}:${repo}`);
  opening.onupgradeneeded = () => {
    for (const store of stores) opening.result.createObjectStore(store);
    opening.result.createObjectStore('draft-backups', { keyPath: ['collectionName', 'slug'] });
  };
  opening.onsuccess = () => opening.result.close();
}

/** Stops a save while Sveltia is preparing a picture, which would be lost, and calls `onEarlySave` instead. */
export function stopEarlySaves(onEarlySave: () => void) {
  const stop = (event: Event) => {
    const isSave = event.target instanceof Element && event.target.closest('[aria-keyshortcuts$="+S"]');
    if (!isSave || !document.querySelector('.pane .processing')) return;
    event.stopPropagation();
    onEarlySave();
  };
  addEventListener('click', stop, { capture: true });
}
