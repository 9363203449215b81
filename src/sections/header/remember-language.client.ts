import { languagePreferenceKey as key } from '#i18n/language-preference.ts';

/** A page is hidden while the script in its head redirects (src/layouts/choose-language.astro). */
const { lang, hidden } = document.documentElement;
const link = document.querySelector<HTMLAnchorElement>('[data-language-link]');
const url = new URL(location.href);
const asked = siteLanguage(url.searchParams.get('lng'));
// On a 404 page the link leads home.
const leaves = link?.dataset.languageLink === '' && link.hreflang === asked;

if (leaves && !hidden) location.replace(link.pathname + url.search + url.hash);
else if (!hidden) {
  // Removes `lng`, which would lead straight back from the other page.
  url.searchParams.delete('lng');
  if (asked) history.replaceState(history.state, '', url);
  // Writing to storage and cookies blocks the page, so it waits for the first paint.
  addEventListener('load', () => rememberLanguage(asked ?? siteLanguage(stored()) ?? lang));
}

export function rememberLanguage(language: string) {
  try {
    localStorage[key] = language;
  } catch {}
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Chromium has the other way on HTTPS alone, older Safari not at all
  document.cookie = `${key}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The language of a tag such as `ar-SA`, if it is one of the site's. */
function siteLanguage(tag: string | null): string | undefined {
  const [code] = tag?.toLowerCase().split(/[^a-z]/) ?? [];
  return [lang, link?.hreflang].find((language) => language === code);
}
