import { expect, test } from 'vitest';
import { telephone, type VcardProperty, vcard } from './vcard.ts';

const linesOf = (...properties: VcardProperty[]) => vcard(properties).split('\r\n');
const lineOf = (property: VcardProperty) => linesOf(property)[2];

test('a card says what it is, and every line ends as the standard wants', () => {
  expect(vcard([{ name: 'FN', value: 'سامي الغامدي' }])).toBe(
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:سامي الغامدي\r\nEND:VCARD\r\n',
  );
});

test.each([
  ['a comma', 'Partner, Strategy', 'Partner\\, Strategy'],
  ['a semicolon', 'one; two', 'one\\; two'],
  ['a backslash', 'a\\b', 'a\\\\b'],
  ['a line break', 'one\ntwo\r\nthree', 'one\\ntwo\\nthree'],
  ['an Arabic comma, which is no mark of the format', 'شريكة، الاستراتيجية', 'شريكة، الاستراتيجية'],
])('%s is written so that it stays one text', (_, value, written) => {
  expect(lineOf({ name: 'TITLE', value })).toBe(`TITLE:${written}`);
});

test('the parts of a name are separated, and escaped one by one', () => {
  expect(lineOf({ name: 'N', value: ['الغامدي', 'سامي', '', 'a;b', ''] })).toBe('N:الغامدي;سامي;;a\\;b;');
});

test('parameters come before the value, quoted where they need it', () => {
  const parameters = { TYPE: 'work', LABEL: 'Street 201, "Riyadh"\nfloor 2' };
  expect(lineOf({ name: 'ADR', parameters, value: '' })).toBe(
    `ADR;TYPE=work;LABEL="Street 201, ^'Riyadh^'^nfloor 2":`,
  );
});

test('a telephone number is an address to call', () => {
  expect(lineOf({ name: 'TEL', parameters: { VALUE: 'uri' }, value: telephone('+966 50 000 0000') })).toBe(
    'TEL;VALUE=uri:tel:+966-50-000-0000',
  );
});

test.each([
  ['Latin', 'x'.repeat(400)],
  ['Arabic', 'نصٌّ طويل '.repeat(60).trim()],
  ['a character of four octets', '𝒳'.repeat(120)],
])('a long line is folded to 75 octets, and unfolds to what it was: %s', (_, value) => {
  const card = vcard([{ name: 'NOTE', value }]);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card).not.toContain('\ufffd');
  expect(card.replaceAll('\r\n ', '')).toContain(`\r\nNOTE:${value}\r\n`);
});
