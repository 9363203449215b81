import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '#content/read-content.ts';
import { addressLine } from '#language/address-line.ts';
import type { Language } from '#language/languages.ts';
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

const guides: [file: string, language: Language][] = [
  ['editing.md', 'en'],
  ['editing.ar.md', 'ar'],
  ['inbox.md', 'en'],
  ['processing-record.md', 'en'],
  ['processing-record.ar.md', 'ar'],
];

test.each(guides)('staff read the words of the site in docs/%s', (file, language) => {
  const text = readFileSync(`docs/${file}`, 'utf8').replace(commands, '');
  expect(avoidedTerms(language, exceptions)(text)).toEqual([]);
});
