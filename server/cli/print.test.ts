import { expect, test } from 'vitest';
import { columnCount, cut, formatTable, linesOf, terminalLine } from './print.ts';

test('columns stay aligned beside Arabic names with vowel marks, emoji and no name', () => {
  const names = ['محمد العُتيبي', 'Jane Doe', '', '田中 🙂'];
  const rows = names.map((text) => ['K7MF-3XQ2', text, 'quarantined']);
  const lines = formatTable(['Reference', 'Name', 'State'], rows).split('\n');
  const starts = lines.map((line) =>
    columnCount(withoutIsolates(line.slice(0, line.search(/State|quarantined/)))),
  );
  expect(new Set(starts).size).toBe(1);
  expect(lines[1]).toContain('\u2068محمد العُتيبي\u2069');
});

test('an escape sequence in a name does nothing to the terminal', () => {
  expect(terminalLine('\x1b[2JEvil\u009b31m\u0007\r\nName\u202e')).toBe('[2JEvil31m Name');
});

test('a text keeps its lines, a name has one', () => {
  expect(linesOf('one\ntwo\r\nthree')).toEqual(['one', 'two', 'three']);
  expect(terminalLine('one\ntwo')).toBe('one two');
});

test('a long name is cut between letters', () => {
  expect(cut('abcdef', 6)).toBe('abcdef');
  expect(cut('abcdefg', 6)).toBe('abcde…');
  expect(cut('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 5)).toBe('👩‍👩‍👧👩‍👩‍👧…');
});

function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}
