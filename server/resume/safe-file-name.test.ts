import { describe, expect, test } from 'vitest';
import { extensionOf, safeName } from './safe-file-name.ts';

describe('the name a file keeps', () => {
  test.each([
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['السيرة الذاتية – محمّد (٢٠٢٦).docx', 'السيرة الذاتية – محمّد (٢٠٢٦).docx'],
    ['Résumé \'new\' "final" 100%.PDF', 'Résumé \'new\' "final" 100%.PDF'],
    ['👩🏽‍💼 cv 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf', '👩🏽‍💼 cv 🏴󠁧󠁢󠁥󠁮󠁧󠁿.pdf'],
    ['履歴書.docx', '履歴書.docx'],
    ['می‌خواهم.pdf', 'می‌خواهم.pdf'],
    ['Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\cv.doc', 'cv.doc'],
    ['cv.pdf\0', 'cv.pdf'],
    ['cv.exe\0.pdf', 'cv.exe.pdf'],
    ['cv\r\nX-Header: 1.pdf', 'cvX-Header: 1.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv\u2066\u2069\u202A.pdf', 'cv.pdf'],
    ['cv.pdf. . ', 'cv.pdf'],
    ['cv.pdf\u200e', 'cv.pdf'],
    ['c\u200bv\u00ad.\u2060pdf\u3164', 'cv.pdf'],
    ['  cv.pdf  ', 'cv.pdf'],
    ['.pdf', 'resume.pdf'],
    ['\uD800.pdf', '\uFFFD.pdf'],
    ['..', ''],
    ['', ''],
    ['folder/', ''],
  ])('%j becomes %j', (name, expected) => {
    expect(safeName(name)).toBe(expected);
  });

  test('is cut to 200 characters between whole characters, and keeps its extension', () => {
    const long = safeName(`${'س'.repeat(5000)}.DOCX`);
    expect(long).toBe(`${'س'.repeat(195)}.DOCX`);
    const family = '👨‍👩‍👧‍👦';
    const emoji = safeName(`${family.repeat(100)}.pdf`);
    expect(emoji.length).toBeLessThanOrEqual(200);
    expect(emoji).toBe(`${family.repeat(17)}.pdf`);
    expect(safeName(`e${'\u0301'.repeat(5000)}.pdf`).length).toBeLessThanOrEqual(200);
  });

  // The work that would take for ever ends by the runner's own limit.
  test('is found at once, however it is made', () => {
    for (const piece of [' ', '.', '/', '\u202E', 'e\u0301', '👩🏽‍💼', ' x', '. '])
      expect(safeName(`${piece.repeat(200_000)}.pdf`).length).toBeLessThanOrEqual(200);
  });

  test('ends in the extension that counts', () => {
    const names = ['cv.pdf.exe', 'cv.PDF', 'cv', 'cv.p df'];
    expect(names.map(extensionOf)).toEqual(['exe', 'pdf', '', '']);
  });
});
