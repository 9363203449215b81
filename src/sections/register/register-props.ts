import { getFirm, getPages, getRegister } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import type { RegisterProps } from './register.tsx';
import { groupsOf } from './register-groups.ts';

export function registerProps(language: Language): RegisterProps {
  const { work: messages } = getPages(language).work;
  if (!messages) throw new Error(`content/${language}/pages/work.yaml has no part "work"`);
  return { language, messages, countries: getFirm(language).countries, groups: groupsOf(getRegister()) };
}
