import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '#language/languages.ts';
import { codesOf, contentOf } from './content.fixture.ts';
import { readContent } from './read-content.ts';
import { checkTerms } from './terms.ts';

const { exceptions } = readContent('content');
const commands = /`[^`]*`|^ {4}.*$/gm;

const guides: [file: string, language: Language][] = [
  ['editing.md', 'en'],
  ['editing.ar.md', 'ar'],
  ['inbox.md', 'en'],
  ['processing-record.md', 'en'],
  ['processing-record.ar.md', 'ar'],
];

test.each(guides)('staff read the words of the site in docs/%s', (file, language) => {
  const text = readFileSync(`docs/${file}`, 'utf8').replace(commands, '');
  expect(codesOf(checkTerms(contentOf({ [`${language}/guide`]: { text } }, { exceptions })))).toEqual([]);
});
