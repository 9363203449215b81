import { expect, test } from 'vitest';
import { readQuery } from './search-query.ts';

test.each([
  ['?q=tax', 'tax'],
  ['?q=%20%20family%09charter%20', 'family charter'],
  ['?q=%D8%AD%D9%88%D9%83%D9%85%D8%A9', 'حوكمة'],
  ['?q=%FF', '\ufffd'],
  ['?q=', ''],
  ['', ''],
])('%s asks for "%s"', (query, asked) => {
  expect(readQuery(new URLSearchParams(query))).toBe(asked);
});

test('a query is cut at two hundred characters, never inside one', () => {
  expect(readQuery(new URLSearchParams({ q: 'a'.repeat(5000) }))).toHaveLength(200);
  expect([...readQuery(new URLSearchParams({ q: '😀'.repeat(500) }))]).toHaveLength(200);
});
