import type { Language } from './languages.ts';

export const choiceKey = 'preferredLanguage';

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(choiceKey, language);
  } catch {}
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers and plain http have no Cookie Store
  document.cookie = `${choiceKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
