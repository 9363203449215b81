import { type Language, languageFromTag } from './languages.ts';
import { localizedPath, parsePath } from './paths.ts';
import { choiceKey } from './remember.ts';

export interface LanguagePreferences {
  query: string | null;
  stored: (key: string) => string | null;
  cookie: string;
  browser: readonly string[];
}

/** Undefined to stay. An Arabic path stands unless the query says English (docs/product.md, section 4). */
export function betterPath(pathname: string, preferences: LanguagePreferences): string | undefined {
  const { language, path } = parsePath(pathname);
  const chosen = language === 'en' ? preferredLanguage(preferences) : languageFromTag(preferences.query);
  return chosen && chosen !== language ? localizedPath(chosen, path) : undefined;
}

function preferredLanguage({ query, stored, cookie, browser }: LanguagePreferences): Language | undefined {
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

export function readCookie(cookies: string, name: string): string | undefined {
  return cookies.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1];
}
