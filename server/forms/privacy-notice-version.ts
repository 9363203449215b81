import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Language, languageCodes } from '#language/languages.ts';

/** Date and hash: which text somebody consented to (Implementing Regulation of the PDPL, article 11). */
export function noticeVersions(): Record<Language, string> {
  const versions = languageCodes.map((language) => [language, versionOf(language)]);
  return Object.fromEntries(versions) as Record<Language, string>;
}

function versionOf(language: Language): string {
  const file = fileURLToPath(new URL(`../../content/${language}/pages/privacy.yaml`, import.meta.url));
  const text = readFileSync(file, 'utf8');
  const { updated } = parse(text) as { updated: string };
  return `${updated} ${hash('sha256', text).slice(0, 12)}`;
}
