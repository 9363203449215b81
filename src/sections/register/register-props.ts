import { getFirm, getPages, getRegister } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import type { RegisterProps } from './register.tsx';
import { groupsOf } from './register-groups.ts';

export function registerProps(language: Language): RegisterProps {
  const { work: words } = getPages(language).work;
  if (!words) throw new Error(`content/${language}/pages/work.yaml has no part "work"`);
  return { language, words, countries: getFirm(language).countries, groups: groupsOf(getRegister()) };
}
