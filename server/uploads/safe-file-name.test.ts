import { describe, expect, test } from 'vitest';
import { safeName } from './safe-file-name.ts';

describe('the stored name of a file', () => {
  test.each([
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['السيرة الذاتية – محمّد (٢٠٢٦).docx', 'السيرة الذاتية – محمّد (٢٠٢٦).docx'],
    ['Résumé \'new\' "final" 100%.PDF', 'Résumé \'new\' "final" 100%.PDF'],
    ['👩🏽‍💼 cv 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf', '👩🏽‍💼 cv 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf'],
    ['می‌خواهم.pdf', 'می‌خواهم.pdf'],
    ['Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\cv.doc', 'cv.doc'],
    ['cv.exe\0.pdf', 'cv.exe.pdf'],
    ['cv\r\nX-Header: 1.pdf', 'cvX-Header: 1.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv.pdf. . ', 'cv.pdf'],
    ['cv.pdf\u200e', 'cv.pdf'],
    ['c\u200bv\u00ad.\u2060pdf\u3164', 'cv.pdf'],
    ['  cv.pdf  ', 'cv.pdf'],
    ['.pdf', 'file.pdf'],
    ['\uD800.pdf', '\uFFFD.pdf'],
    ['', ''],
  ])('%j becomes %j', (name, expected) => {
    expect(safeName(name)).toBe(expected);
  });

  test('is cut to 200 characters with its extension, in time for any input', () => {
    expect(safeName(`${'س'.repeat(5000)}.DOCX`)).toBe(`${'س'.repeat(189)}.DOCX`);
    for (const piece of [' ', '.', '/', '\u202E', 'e\u0301', '👩🏽‍💼', ' x', '. ']) {
      const name = safeName(`${piece.repeat(200_000)}.pdf`);
      expect([name.length <= 200, name.isWellFormed(), name.endsWith('.pdf')]).toEqual([true, true, true]);
    }
  });
});
