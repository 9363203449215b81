import type { Language } from '#i18n/languages.ts';
import type { Repository } from '#server/settings/edit-repository.ts';

/** Undocumented parts of Sveltia CMS: its page and its storage. sveltia.test.ts fails if a new version changes them. */

const settings = 'sveltia-cms.prefs';
const stores = 'meta file-cache ui-settings asset-thumbnails asset-hashes file-system-handles'.split(' ');
/** The longer side in pixels of a picture that is already in the repository. */
const thumbnailSize = 512;
const maxDrawnParts = 200;

/** The key path is a field's place in its entry: `responsibilities.1`. */
export function fieldSelector(language: Language, keyPath: string): string {
  return `.pane[data-locale="${language}"] [data-key-path="${CSS.escape(keyPath)}"]`;
}

/** Opens and focuses a field by Sveltia's message, when all parts before it have been in view and so are drawn. */
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
