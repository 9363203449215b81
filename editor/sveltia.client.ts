import type { Language } from '#i18n/languages.ts';

/*
 * What we use of Sveltia CMS beside its documented interface: its page and its storage. A new version may do without:
 * sveltia.test.ts then fails.
 */

/** The key path of a field, `responsibilities.1`, is an attribute of its element. */
const keyPathAttribute = 'data-key-path';
const languageAttribute = 'data-locale';
const settings = 'sveltia-cms.prefs';

export const internals = [keyPathAttribute, languageAttribute, settings, '#/collections', 'menuitemcheckbox'];

export function fieldSelector(language: Language, keyPath: string): string {
  return `.pane[${languageAttribute}="${language}"] [${keyPathAttribute}="${CSS.escape(keyPath)}"]`;
}

export function keyPathOf(field: Element | null | undefined): string {
  return field?.getAttribute(keyPathAttribute) ?? '';
}

/** The field around an element. */
export function fieldAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${keyPathAttribute}]`) : null;
}

/** Shows the editor in the page's language: one that follows the browser's language is offered no other. */
export function setInterfaceLanguage(language: Language) {
  const locale = language === 'ar' ? 'ar' : 'en-GB';
  const stored = JSON.parse(localStorage.getItem(settings) ?? '{}');
  localStorage.setItem(settings, JSON.stringify({ ...stored, locale: 'auto' }));
  Object.defineProperties(navigator, { language: { value: locale }, languages: { value: [locale] } });
}

/** Hides what cannot be used here: translation by other firms, which the page's policy blocks, and menus' grey lines. */
export const hiddenControls = `button:is([title^='Translate'], [title^='ترجمة']), [role='menuitemcheckbox'][aria-disabled='true'] {
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
