import type { Language } from '#i18n/languages.ts';

/*
 * All that is known here of the editor's own page and storage, beside its documented interface. Each may go with a new
 * version: sveltia.test.ts then says so.
 */

/** The key path of a field, `responsibilities.1`, stands at its element. */
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

/** The page's language. To an editor that follows the browser's it offers no other. */
export function speak(language: Language) {
  const locale = language === 'ar' ? 'ar' : 'en-GB';
  const kept = JSON.parse(localStorage.getItem(settings) ?? '{}');
  localStorage.setItem(settings, JSON.stringify({ ...kept, locale: 'auto' }));
  Object.defineProperties(navigator, { language: { value: locale }, languages: { value: [locale] } });
}

/** What leads nowhere here: translation by other firms, which the page's policy keeps away, and menus' grey lines. */
export const deadEnds = `button:is([title^='Translate'], [title^='ترجمة']), [role='menuitemcheckbox'][aria-disabled='true'] {
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
