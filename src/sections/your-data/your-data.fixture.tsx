import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { address, paths, twin } from '../../language/address.ts';
import type { Language } from '../../language/languages.ts';
import { YourData } from './your-data.tsx';
import { yourDataProps } from './your-data-words.ts';

const read = (language: Language, file: string) =>
  parse(readFileSync(`content/${language}/${file}.yaml`, 'utf8'));

/** The page of a person's own data as it is built, as far as it matters here: the language switch, and all its states. */
export function yourDataPage(language: Language): string {
  const forms = { language, words: read(language, 'forms'), newTab: '' };
  const props = yourDataProps({ language, words: read(language, 'your-data'), forms, suggestions: [] });
  const page = <YourData {...props} trail={{ label: '', crumbs: [] }} onward={[]} />;
  const other = twin(address(language, paths.yourData));
  return `<a class="s" href="${other}" hrefLang="x" data-switch="">B</a>${renderToStaticMarkup(page)}<script>1&&2</script>`;
}
