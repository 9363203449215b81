// Apart from choice.ts: the bar's script, which is written into every page, would fetch what that imports.
import type { Language } from './languages.ts';

/** Where a visitor's choice is kept: the name of the storage entry and of the cookie that mirrors it. */
export const choiceKey = 'preferredLanguage';

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
