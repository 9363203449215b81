/** The first is the fallback and has no prefix. */
export const languages = {
  en: { name: 'English', dir: 'ltr', prefix: '', locale: 'en-GB', openGraph: 'en_GB' },
  // Never the bare `ar`: its digits differ between engines (Arabic-Indic in Chromium, Western in others).
  ar: {
    name: 'العربية',
    dir: 'rtl',
    prefix: '/ar',
    locale: 'ar-SA-u-ca-gregory-nu-arab',
    openGraph: 'ar_SA',
  },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export function languageFromTag(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languageCodes.find((language) => language === code);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}
