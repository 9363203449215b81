import type { Language } from '#i18n/languages.ts';

/*
 * What we use of Sveltia CMS beside its documented interface: its page and its storage. A new version may do without:
 * sveltia.test.ts then fails.
 */

/** The key path of a field, `responsibilities.1`, is an attribute of its element. */
const keyPathAttribute = 'data-key-path';
const languageAttribute = 'data-locale';
const settings = 'sveltia-cms.prefs';
/** The longer side of a picture that is in the repository already, in pixels. */
const thumbnailSize = 512;

export const internals = [
  keyPathAttribute,
  languageAttribute,
  settings,
  '#/collections',
  '-item-list',
  '-body',
  'menuitemcheckbox',
  'width:512,height:512',
];

export function fieldSelector(language: Language, keyPath: string): string {
  return `.pane[${languageAttribute}="${language}"] [${keyPathAttribute}="${CSS.escape(keyPath)}"]`;
}

/** The innermost part around a field that is drawn, and the key path inside it. */
export function nearestPart(language: Language, keyPath: string) {
  const names = keyPath.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const part = document.querySelector(fieldSelector(language, names.slice(0, length).join('.')));
    if (part) return { part, inside: names.slice(length) };
  }
  return undefined;
}

/** The button that unfolds the part in which a field is not drawn: an object, a list, or an item of it. */
export function foldAround(language: Language, keyPath: string): HTMLElement | undefined {
  const { part, inside: [name] = [] } = nearestPart(language, keyPath) ?? {};
  if (!name) return undefined;
  const own = part?.querySelector<HTMLElement>('[aria-controls$="-item-list"]');
  const item = own?.getAttribute('aria-controls')?.replace('-item-list', `-item-${name}-body`);
  const ofItem = part?.querySelector<HTMLElement>(`[aria-controls="${item}"]`);
  return [own, ofItem].flatMap((fold) => fold ?? []).find(({ ariaExpanded }) => ariaExpanded === 'false');
}

/** The part of the page that scrolls a language's fields. */
export function scrollerOf(language: Language): Element | undefined {
  const pane = document.querySelector(`.pane[${languageAttribute}="${language}"]`);
  const around = [...(pane?.querySelectorAll('*') ?? []), pane].filter((each) => each !== null);
  return around.find((each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.clientHeight > 0);
}

/** The width in pixels of the picture that a field shows, or undefined where none is drawn or a thumbnail is. */
export function shownPictureWidth(language: Language, keyPath: string): number | undefined {
  const image = document.querySelector<HTMLImageElement>(`${fieldSelector(language, keyPath)} img`);
  if (!image || Math.max(image.naturalWidth, image.naturalHeight) === thumbnailSize) return undefined;
  return image.naturalWidth || undefined;
}

/** Shows the editor in the page's language. */
export function setInterfaceLanguage(language: Language) {
  const stored = JSON.parse(localStorage.getItem(settings) ?? '{}');
  const locale = language === 'ar' ? 'ar' : 'en-GB';
  localStorage.setItem(settings, JSON.stringify({ ...stored, locale }));
}
