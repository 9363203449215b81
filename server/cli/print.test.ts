import { expect, test } from 'vitest';
import { cut, formatTable, terminalLine } from './print.ts';

test('columns stay aligned next to Arabic names with vowel marks and empty names', () => {
  const names = ['محمد العُتيبي', 'Jane Doe', ''];
  const rows = names.map((text) => ['K7MF-3XQ2', text, 'quarantined']);
  const lines = formatTable([['Reference', 'Name', 'State'], ...rows]).split('\n');
  const visible = lines.map((line) => line.replace(/[\u2068\u2069\u064f]/g, ''));
  expect(new Set(visible.map((line) => line.search(/State|quarantined/))).size).toBe(1);
  expect(lines[1]).toContain('\u2068محمد العُتيبي\u2069');
});

test('names cannot send escape sequences to the terminal, and take one line', () => {
  expect(terminalLine('\x1b[2JEvil\u009b31m\u0007\r\nName\u202e')).toBe('[2JEvil31m Name');
});

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧…'],
])('%s is cut between letters', (text, columns, expected) => {
  expect(cut(text, columns)).toBe(expected);
});
