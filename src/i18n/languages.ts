import { keysOf } from '#lib/records.ts';

/** URL prefixes; the first language is the fallback. Every page's head has this constant, so it has nothing else. */
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
  // A bare `ar` is wrong, because its digits differ between engines (Arabic-Indic in Chromium, Western in others).
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

/** Their folders in `content/`, as a glob: `{en,ar}`. */
export const languageFolders = `{${languageCodes.join(',')}}`;

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}
