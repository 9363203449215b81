import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '#i18n/languages.ts';
import { type YourDataProps, yourDataProps } from './your-data-content.ts';

const read = (language: Language, file: string) =>
  parse(readFileSync(`content/${language}/${file}.yaml`, 'utf8'));

/** What the page of a person's own data is built with, in a language. */
export function yourDataPage(language: Language): YourDataProps {
  const sources = { language, messages: read(language, 'forms'), newTab: '', services: [] };
  const props = yourDataProps(read(language, 'your-data'), sources);
  return { ...props, breadcrumbs: { label: '', crumbs: [] }, nextLinks: [] };
}
