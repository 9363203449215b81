import { type Language, languageFromTag } from './languages.ts';
import { localizedPath, parsePath } from './paths.ts';

/** Where a visitor's choice is kept: the name of the storage entry and of the cookie that mirrors it. */
export const choiceKey = 'preferredLanguage';

/** What a browser tells about the language a visitor wants; each may be missing or nonsense. */
export interface Wishes {
  query: string | null;
  stored: (key: string) => string | null;
  cookie: string;
  browser: readonly string[];
}

/**
 * Where a visitor belongs who opens `pathname`: the path to go to instead, or nothing to stay.
 * An Arabic path is obeyed unless the query says English; on an unprefixed one the first wish
 * that names a language of ours decides (product.md, Language, 3).
 */
export function betterPath(pathname: string, wishes: Wishes): string | undefined {
  const { language, path } = parsePath(pathname);
  const chosen = language === 'en' ? preferredLanguage(wishes) : languageFromTag(wishes.query);
  return chosen && chosen !== language ? localizedPath(chosen, path) : undefined;
}

function preferredLanguage({ query, stored, cookie, browser }: Wishes): Language | undefined {
  const answers = [
    query,
    stored(choiceKey),
    stored('lang'),
    stored('i18nextLng'),
    readCookie(cookie, choiceKey),
    readCookie(cookie, 'i18next'),
    ...browser,
  ];
  return answers.map(languageFromTag).find((language) => language !== undefined);
}

/** The value of a cookie in `document.cookie`, undefined where there is none. */
export function readCookie(cookies: string, name: string): string | undefined {
  return cookies.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1];
}

/** Keeps the choice in storage and cookie; silently nothing where the browser forbids both. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(choiceKey, language);
  } catch {}
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in older browsers and without https
  document.cookie = `${choiceKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** The entry of local storage, or null where there is none or the browser forbids it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
