import { type Language, languageCodes } from '#i18n/languages.ts';
import { numbersOf } from '../support/content/site-content.ts';
import type { ProjectCopy } from '../support/project-copy.ts';

export interface Recipe {
  /** The recipe may touch so many files by hand, without tests and legal records. */
  most: number;
  follow(copy: ProjectCopy): void;
}

export const added = {
  job: Math.max(...numbersOf('jobs')) + 1,
  service: Math.max(...numbersOf('services')) + 1,
  article: 'a-note-on-quarries',
  person: 'mona-al-hajjar',
  office: 'jeddah',
  case: 'quarry',
  partner: 'quarry',
  film: 'quarry',
};

/** No other page has these words. */
export const titles: Record<string, Record<Language, string>> = {
  job: { en: 'Quarryman of ledgers', ar: 'حجّار السجلّات' },
  service: { en: 'Quarrying advice', ar: 'مشورة المحاجر' },
  article: { en: 'A note on quarries', ar: 'كلمة في المحاجر' },
  person: { en: 'Monalisa', ar: 'مونوليزا' },
  office: { en: 'Jeddah office', ar: 'مكتب جدة' },
  case: { en: 'The quarry that counted', ar: 'محجر يحسب حسابه' },
  partner: { en: 'Quarry House', ar: 'دار المحجر' },
  film: { en: 'A day at the quarry', ar: 'يوم في المحجر' },
  field: { en: 'Budget of the quarry', ar: 'ميزانية المحجر' },
  form: { en: 'Tell us about the quarry', ar: 'أخبرنا عن المحجر' },
  day: { en: 'The quarry opens on', ar: 'يوم افتتاح المحجر' },
  file: { en: 'Plan of the quarry', ar: 'مخطط المحجر' },
  filter: { en: 'All depths of the quarry', ar: 'كل أعماق المحجر' },
  page: { en: 'Those who left the quarry', ar: 'من غادروا المحجر' },
};

export type Title = (of: keyof typeof titles) => string;

export function inBoth(write: (content: string, title: Title) => void) {
  for (const language of languageCodes) write(`content/${language}`, (of) => titles[of]?.[language] ?? of);
}

/** These legal records name the fields of each form. */
export function noticesOf(language: Language): { notice: string; record: string } {
  const record = `docs/processing-record${language === 'en' ? '' : `.${language}`}.md`;
  return { notice: `content/${language}/pages/privacy.yaml`, record };
}

/** Names new keys in the editor's Arabic; the code's names serve as its English. */
export function label(copy: ProjectCopy, ...keys: string[]) {
  const lines = keys.map((key) => `  ${key}: ${titles.page?.ar}`).join('\n');
  copy.edit('content/ar/editor.yaml', [/^labels:$/m, `$&\n${lines}`]);
}
