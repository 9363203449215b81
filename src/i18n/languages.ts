import { keysOf } from './records.ts';

/** Of URLs. The first language is the fallback. Apart from the rest, because every page's head runs with it. */
export const pathPrefixes = { en: '', ar: '/ar' } as const;

export type Language = keyof typeof pathPrefixes;

export const languages = {
  en: {
    name: 'English',
    dir: 'ltr',
    locale: 'en-GB',
    openGraph: 'en_GB',
    digits: '0123456789',
    group: ',',
    decimal: '.',
  },
  // Never the bare `ar`: its digits differ between engines (Arabic-Indic in Chromium, Western in others).
  ar: {
    name: 'العربية',
    dir: 'rtl',
    locale: 'ar-SA-u-ca-gregory-nu-arab',
    openGraph: 'ar_SA',
    digits: '٠١٢٣٤٥٦٧٨٩',
    group: '٬',
    decimal: '٫',
  },
} as const satisfies Record<Language, object>;

export const languageCodes = keysOf(pathPrefixes);

/** Of what a browser remembers: in its storage, and in a cookie. */
export const languagePreferenceKey = 'preferredLanguage';

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}
