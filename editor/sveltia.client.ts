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
  'menuitemcheckbox',
  'width:512,height:512',
];

export function fieldSelector(language: Language, keyPath: string): string {
  return `.pane[${languageAttribute}="${language}"] [${keyPathAttribute}="${CSS.escape(keyPath)}"]`;
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

/**
 * Hides what cannot be used here: translation by other firms, which the page's policy blocks, and menus' grey lines. The end
 * of an entry scrolls out from under the panels.
 */
export const pageStyles = `.pane[${languageAttribute}] > * > .wrapper > .content { padding-block-end: 45vh; }
button:is([title^='Translate'], [title^='ترجمة']), [role='menuitemcheckbox'][aria-disabled='true'] {
  display: none !important;
}`;

interface OpenEntry {
  collection: string;
  /** Undefined for a new one. */
  entry: string | undefined;
}

/** The entry that is open, by the address of the editor's page: `#/collections/offices/entries/cairo`. */
export function openEntry(hash: string): OpenEntry | undefined {
  const [, collection, entry, isNew] =
    /^#\/collections\/([\w-]+)\/(?:entries\/([\w-]+)|(new))/.exec(hash) ?? [];
  return collection && (entry || isNew) ? { collection, entry } : undefined;
}
