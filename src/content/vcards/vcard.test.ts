import { expect, test } from 'vitest';
import { type VcardProperty, vcard } from './vcard.ts';

test.each<[VcardProperty, string]>([
  [{ name: 'TITLE', value: 'Partner, Strategy' }, 'TITLE:Partner\\, Strategy'],
  [{ name: 'TITLE', value: 'one; two' }, 'TITLE:one\\; two'],
  [{ name: 'TITLE', value: 'a\\b' }, 'TITLE:a\\\\b'],
  [{ name: 'TITLE', value: 'one\ntwo\r\nthree' }, 'TITLE:one\\ntwo\\nthree'],
  // The format does not use the Arabic comma.
  [{ name: 'TITLE', value: 'شريكة، الاستراتيجية' }, 'TITLE;CHARSET=UTF-8:شريكة، الاستراتيجية'],
  [{ name: 'N', value: ['الغامدي', 'سامي', '', 'a;b', ''] }, 'N;CHARSET=UTF-8:الغامدي;سامي;;a\\;b;'],
  [
    { name: 'LABEL', parameters: { TYPE: 'WORK' }, value: 'Street 201\nfloor 2' },
    'LABEL;TYPE=WORK:Street 201\\nfloor 2',
  ],
])('%j is one line', (property, line) => {
  expect(vcard([property]).split('\r\n')[2]).toBe(line);
});

test.each([
  ['Latin', 'x'.repeat(400)],
  ['Arabic', 'نصٌّ طويل '.repeat(60).trim()],
  ['a character of four octets', '𝒳'.repeat(120)],
])('a long line is folded to 75 octets, and an address book reads it back whole: %s', (_, value) => {
  const card = vcard([
    { name: 'FN', value: 'نورة' },
    { name: 'NOTE', value },
  ]);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // A reader removes a line end that a space follows (RFC 2425, 5.8.1).
  expect(card.replaceAll('\r\n ', '')).toMatch(new RegExp(`^NOTE(?:;CHARSET=UTF-8)?:${value}\r$`, 'm'));
});
