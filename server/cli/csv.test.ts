import { expect, test } from 'vitest';
import { escapeFormulas } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+966501234567', "'+966501234567"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t1', "'\t1"],
  ['\r1', "'\r1"],
  ['\0=1', "'\0=1"],
  ['＝1+1', "'＝1+1"],
  ['x;=1\n@A1\r\n+1\t-1', "x;'=1\n'@A1\r\n'+1\t'-1"],
  ['سارة', 'سارة'],
  ['a - b', 'a - b'],
  ["'quoted'", "'quoted'"],
  ['(+966) 50; b', '(+966) 50; b'],
])('no formula: %j', (text, expected) => {
  expect(escapeFormulas(text)).toBe(expected);
});
