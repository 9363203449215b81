import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { contentWith } from './content.fixture.ts';
import { readYaml } from './read-collection.ts';
import { readContent, writeReviewed } from './read-content.ts';

/** A content of some files, by their names. */
function contentFolder(files: Record<string, string>) {
  const folder = newFolder();
  for (const language of ['en', 'ar']) mkdirSync(join(folder, language));
  const exceptions = JSON.stringify(contentWith({}).exceptions);
  for (const [file, text] of Object.entries({ 'exceptions.yaml': exceptions, ...files }))
    writeFileSync(join(folder, file), text);
  return folder;
}

test('every file of both languages is read, with its review', () => {
  const folder = contentFolder({ 'en/ui.yaml': 'skip: Skip', 'ar/notes.txt': 'anything' });
  writeReviewed(folder, { 'en/ui.yaml': '0123abcd' });
  const { files, reviewed } = readContent(folder);
  expect(files).toEqual({ 'ar/notes.txt': null, 'en/ui.yaml': { skip: 'Skip' } });
  expect(reviewed).toEqual({ 'en/ui.yaml': '0123abcd' });
});

test('in an article the review is in the front matter, never in the text', () => {
  const folder = contentFolder({ 'en/one.md': '---\ntitle: One\n---\nText\n' });
  for (let time = 0; time < 2; time += 1) writeReviewed(folder, { 'en/one.md': '0123abcd' });
  const written = readFileSync(join(folder, 'en/one.md'), 'utf8');
  expect(written).toBe('---\ntitle: One\n# reviewed 0123abcd\n---\nText\n');
});

test('files with the line ends and the mark of Windows are read and reviewed as others', () => {
  const onWindows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const article = '---\ntitle: One\n---\nText\n\n## Two\n\nMore\n';
  const folder = contentFolder({
    'en/one.md': onWindows(article),
    'en/ui.yaml': onWindows('a: >-\n  b\n  c\n'),
  });
  writeReviewed(folder, { 'en/one.md': '0123abcd' });
  const plain = contentFolder({ 'en/one.md': article, 'en/ui.yaml': 'a: b c\n' });
  const { files } = readContent(plain);
  expect(readContent(folder)).toMatchObject({ files, reviewed: { 'en/one.md': '0123abcd' } });
});

test.each(['title: Editor # 2', 'title: &A degree', 'title: !A degree'])(
  'signs that silently cut a text off are refused: %s',
  (keys) => {
    const folder = contentFolder({ 'en/one.md': `---\n# Notes may stand alone.\n${keys}\n---\nText\n` });
    expect(() => readContent(folder)).toThrow(/one\.md: .* at line [34]/);
  },
);

test('a file that is not YAML is reported, with its name and line', () => {
  const folder = contentFolder({ 'ar/ui.yaml': '# Menu\nskip: "تخطَّ' });
  const message = /ar\/ui\.yaml: Missing closing "quote at line 2/;
  expect(() => readContent(folder)).toThrow(message);
  expect(() => readYaml(join(folder, 'ar/ui.yaml'), z.unknown())).toThrow(message);
});
