import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentOf } from './content.fixture.ts';
import { readContent, writeReviewed } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const language of ['en', 'ar']) mkdirSync(join(folder, language));
  writeFileSync(join(folder, 'exceptions.yaml'), JSON.stringify(contentOf({}).exceptions));
  writeFileSync(join(folder, 'en', 'ui.yaml'), 'skip: Skip');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every file of the languages is read, with what was looked at', () => {
  writeFileSync(join(folder, 'ar', 'notes.txt'), 'anything');
  writeReviewed(folder, { 'en/ui.yaml': '0123abcd' });
  const { files, reviewed } = readContent(folder);
  expect(files).toEqual({ 'ar/notes.txt': null, 'en/ui.yaml': { skip: 'Skip' } });
  expect(reviewed).toEqual({ 'en/ui.yaml': '0123abcd' });
});

test('a file that is no YAML is named', () => {
  writeFileSync(join(folder, 'ar', 'ui.yaml'), 'skip: "تخطَّ');
  expect(() => readContent(folder)).toThrow('content/ar/ui.yaml: ');
});
