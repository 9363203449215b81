import { expect, test } from 'vitest';
import { isEmailAddress, mailboxKey } from './email-address.ts';

test.each([
  'mona@company.example\u200b',
  '\u202amona@company.example\u202c',
  'mo\u00adna@company\u2060.example',
  'mo\u200cna@com\u200dpany.example',
  ' Mona@Company.EXAMPLE ',
  'ｍｏｎａ＠ｃｏｍｐａｎｙ．ｅｘａｍｐｌｅ',
])('%j is one mailbox', (spelling) => {
  expect(mailboxKey(spelling)).toBe('mona@company.example');
});

test('a host is the same in Unicode and in Punycode', () => {
  expect(mailboxKey('منى@مثال.السعودية')).toBe(mailboxKey('منى@xn--mgbh0fb.xn--mgberp4a5d4ar'));
});

test('an invalid address is refused, and an unusual one is not', () => {
  const invalid =
    'a@b|a b@c.de|a@é|@|a@[é].de|a@é/x:y|a@b.de?c|a@b_c.de|a@-b.de|a@b-.de|a@b.c0m|a@b.123|a@b.de.|.a@b.de';
  for (const text of [...invalid.split('|'), `a@${'b'.repeat(64)}.de`, `${'a'.repeat(65)}@b.de`])
    expect(isEmailAddress(mailboxKey(text)), text).toBe(false);
  for (const text of [
    "o'brien+tag@b-c.co.uk",
    'a@1.de',
    'منى@مثال.السعودية',
    'a@b.xn--mgberp4a5d4ar',
    'A@B.DE',
  ])
    expect(isEmailAddress(text), text).toBe(true);
});
