import type { Language } from './languages.ts';

export const languagePreferenceKey = 'preferredLanguage';

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languagePreferenceKey, language);
  } catch {}
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers and plain http have no Cookie Store
  document.cookie = `${languagePreferenceKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
