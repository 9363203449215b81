import { expect, test } from 'vitest';
import { escapeFormulas } from './csv.ts';

test.each([
  '=1+1',
  '+966501234567',
  '-1',
  '@SUM(A1)',
  '\t1',
  '\r1',
  '\0=1',
  '＝1+1',
  '=HYPERLINK("https://evil.example";"x")',
])('an apostrophe goes before %j', (text) => {
  expect(escapeFormulas(text)).toBe(`'${text}`);
});

test.each(['', 'سارة', 'a=b', 'a - b', "'quoted'", 'one\ntwo', '(+966) 50', 'a; b', '#1'])(
  '%j stays as it is',
  (text) => {
    expect(escapeFormulas(text)).toBe(text);
  },
);

test('a formula after what a spreadsheet may take for a separator or the end of a row is none either', () => {
  expect(escapeFormulas('x;=1\n@A1\r\n+1\t-1')).toBe("x;'=1\n'@A1\r\n'+1\t'-1");
});
