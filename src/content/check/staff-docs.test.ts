import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '#content/read-content.ts';
import { addressLine } from '#i18n/address-line.ts';
import type { Language } from '#i18n/languages.ts';
import { avoidedTerms } from './terms.ts';

const { exceptions, files } = readContent('content');
const commands = /`[^`]*`|^ {4}.*$/gm;

const records: [file: string, language: Language][] = [
  ['processing-record.md', 'en'],
  ['processing-record.ar.md', 'ar'],
];

test.each(records)(
  'the head office’s address stands in its own file, and in docs/%s as it is there',
  (file, language) => {
    const head = `${language}/offices/riyadh.yaml`;
    const { street, cityLine } = files[head] as { street: string; cityLine: string };
    const elsewhere = Object.keys(files).filter((name) => name !== head && name.startsWith(`${language}/`));
    for (const part of [street, cityLine])
      expect(elsewhere.filter((name) => JSON.stringify(files[name]).includes(part))).toEqual([]);
    expect(readFileSync(`docs/${file}`, 'utf8')).toContain(addressLine(language, [{ street, cityLine }]));
  },
);

const guides = globSync(['README.md', 'docs/**/*.md'], { exclude: ['docs/licences.md'] }).map(
  (file): [file: string, language: Language] => [file, file.endsWith('.ar.md') ? 'ar' : 'en'],
);

test.each(guides)('staff read the words of the site in %s', (file, language) => {
  const text = readFileSync(file, 'utf8').replace(commands, '');
  expect(avoidedTerms(language, exceptions)(text)).toEqual([]);
});

/** What a program says: its texts of several words, but for code and the command that is called `erase`. */
function spokenBy(program: string): string {
  const [, ...texts] = program.split(/(?<!\\)['`]/);
  return texts
    .filter((text, index) => index % 2 === 0 && text.includes(' ') && !text.startsWith('erase '))
    .map((text) => text.replace(/\$\{[^}]*\}/g, '…').replace(/npm run .*/g, ''))
    .join('\n');
}

const programs = globSync('server/{cli,settings}/**/*.ts', { exclude: ['**/*.{test,fixture}.ts'] });

test.each(programs)('staff read the words of the site from %s', (file) => {
  const code = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  expect(avoidedTerms('en', exceptions)(spokenBy(code))).toEqual([]);
});
