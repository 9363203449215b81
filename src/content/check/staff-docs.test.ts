import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressLine } from '#content/address-line.ts';
import { siteContent } from '#content/files/site-content.fixture.ts';
import { getOffices } from '#content/readers.ts';
import { avoidedTerms } from './prose.ts';

const { exceptions, files } = siteContent;

test.each([
  ['processing-record.md', 'en'],
  ['processing-record.ar.md', 'ar'],
] as const)('docs/%s has the head office’s address as its file has it', (file, language) => {
  const [head] = getOffices(language);
  if (!head) throw new Error('There is no office.');
  const elsewhere = Object.keys(files).filter(
    (name) => name !== `${language}/offices/${head.id}.yaml` && name.startsWith(`${language}/`),
  );
  for (const part of [head.street, head.cityLine])
    expect(elsewhere.filter((name) => JSON.stringify(files[name]).includes(part))).toEqual([]);
  expect(readFileSync(`docs/${file}`, 'utf8')).toContain(addressLine(language, [head]));
});

/** Returns a program's texts of several words, without code and the command `erase`. */
function spokenBy(program: string): string {
  const [, ...texts] = program.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').split(/(?<!\\)['`]/);
  return texts
    .filter((text, index) => index % 2 === 0 && text.includes(' ') && !text.startsWith('erase '))
    .map((text) => text.replace(/\$\{[^}]*\}/g, '…').replace(/npm run .*/g, ''))
    .join('\n');
}

const guides = globSync(['README.md', 'docs/**/*.md'], { exclude: ['docs/licences.md'] });
const programs = globSync('server/{cli,settings}/**/*.ts', { exclude: ['**/*.{test,fixture}.ts'] });

test('guides and commands for staff use the labels of the site', () => {
  for (const file of [...guides, ...programs]) {
    const text = readFileSync(file, 'utf8');
    const said = file.endsWith('.ts') ? spokenBy(text) : text.replace(/`[^`]*`|^ {4}.*$/gm, '');
    const language = file.endsWith('.ar.md') ? 'ar' : 'en';
    expect.soft(avoidedTerms(language, exceptions)(said), file).toEqual([]);
  }
});
