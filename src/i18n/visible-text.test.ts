import { expect, test } from 'vitest';
import { hasVisibleText, oneLine } from './visible-text.ts';

const invisible = [
  ...'\u200b\u200e\u200f\u202a\u202c\u2066\u2069\u061c\ufeff\u00ad\u2060\u034f\u115f\u1160\u3164\uffa0',
  ...'\u180e\u206f\ufe0f\0\u0007\u200c\u200d\u{e0001}\u{e0041}\ufff9\ufffc\u2028',
];

test('invisible characters are removed from a line', () => {
  for (const sign of invisible) {
    const written = `${sign}Sa${sign}ra ${sign}سا${sign === '\u200c' || sign === '\u200d' ? '' : sign}رة${sign}`;
    // A line separator counts as a space.
    const seen = sign === '\u2028' ? 'Sa ra سا رة' : 'Sara سارة';
    expect(oneLine(written), JSON.stringify(sign)).toBe(seen);
  }
});

test.each([
  ['  a\u00a0\u3000b\u2800 \t\r\nc ', 'a b c'],
  ['Re\u0301sume\u0301', 'Résumé'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👨‍👩‍👧‍👦 👩🏽‍💼 ❤️ 🏴\u{e0067}\u{e0062}\u{e007f}', '👨‍👩‍👧‍👦 👩🏽‍💼 ❤️ 🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['محمّد بن عبد الله', 'محمّد بن عبد الله'],
])('the line %j is kept as %j', (typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
});

test('a text of invisible characters is empty', () => {
  for (const text of [...invisible, '', ' \n\t', '\u2800', 'ـــ', '\u064b\u0651', '\u200b ـ \u3164'])
    expect(hasVisibleText(text), JSON.stringify(text)).toBe(false);
  for (const text of ['.', 'م', 'مـ', '👋', '0', '汉']) expect(hasVisibleText(text)).toBe(true);
});
