import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { contentOf } from './content.fixture.ts';
import { printFault } from './content-files.ts';
import { readContent } from './read-content.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));

test('the content has no fault', () => {
  expect(checkContent(readContent(folder)).map(printFault)).toEqual([]);
});

test.each([
  ['services', 10],
  ['jobs', 6],
  ['cases', 3],
  ['offices', 5],
  ['team', 5],
  ['insights', 4],
])('the sample content has at least the %s that the specification names', (kind, least) => {
  const names = Object.keys(readContent(folder).files).filter((file) => file.startsWith(`en/${kind}/`));
  expect(names.length).toBeGreaterThanOrEqual(least);
});

test('a fault is printed with its file and key', () => {
  const fault = { file: 'ar/ui.yaml', key: 'bar.main', sentence: 'two spaces' };
  expect(printFault(fault)).toBe('content/ar/ui.yaml: bar.main: two spaces');
  expect(printFault({ ...fault, key: '' })).toBe('content/ar/ui.yaml: two spaces');
});

test('a term that no Arabic text needs any more is taken off the list', () => {
  const { exceptions } = contentOf({});
  const content = contentOf({}, { exceptions: { ...exceptions, terms: ['ERP'] } });
  expect(checkContent(content).map(printFault)).toEqual([
    'content/exceptions.yaml: no Arabic text has ERP: take it off the list',
  ]);
});
