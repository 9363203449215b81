import { expect, test } from 'vitest';
import { codesOf, oneText } from '#content/content.fixture.ts';
import { checkProse } from './prose.ts';

const arabic = (text: string) => codesOf(checkProse(oneText('Fine', text)));
const english = (text: string) => codesOf(checkProse(oneText(text, 'حسن')));

test.each([
  ['نصّ  واحد', 'space.double: نصّ  واحد'],
  ['نصّ ، ونصّ', 'space.before-mark: نصّ ،'],
  ['« نصّ»', 'space.after-opening: « نصّ»'],
  ['نصّ،ونصّ', 'space.missing-after-mark: نصّ،ونصّ'],
  ['انتهى.وبدأ', 'space.missing-after-mark: انتهى.وبدأ'],
  ['(نصّ)ونصّ', 'space.missing-after-closing: (نصّ)ونصّ'],
  ['خلال ٢٠يومًا', 'space.missing-after-number: ٢٠يومًا'],
  ['قال "نعم"', 'mark.western-quote: "نعم"'],
  ['نصّ, ونصّ', 'mark.western: نصّ,'],
  ['نصّ; ونصّ', 'mark.western: نصّ;'],
  ['أهذا نصّ?', 'mark.western: نصّ?'],
  ['بنسبة ١٥%', 'mark.western-percent: ١٥%'],
  ['راســخ', 'letter.stretched: راســخ'],
  ['خلال ۴ أيام', 'digit.persian: ۴'],
  [' نصّ', 'space.around'],
])('in Arabic, %s', (text, issue) => {
  expect(arabic(text)).toContainEqual(issue);
});

test.each([
  ['two  words', 'space.double: two  words'],
  ['a word , a word', 'space.before-mark: word ,'],
  ['a word,a word', 'space.missing-after-mark: word,a'],
  ['It ended.It began', 'space.missing-after-mark: ended.It'],
  ['a word ', 'space.around'],
  ["the firm's word", "mark.straight-quote: firm's"],
  ['a "word"', 'mark.straight-quote: "word"'],
  ['and so on...', 'mark.full-stops: on...'],
  ['a word - a word', 'mark.hyphen: word - a'],
])('in English, %s', (text, issue) => {
  expect(english(text)).toEqual([issue]);
});

test('good prose passes', () => {
  expect(arabic('من ٧١٪ إلى ١٬٠٠٠٫٥، «نعم»: راسلنا (info@rasikh.example). أوّلًا؟ نعم؛ **لا**.')).toEqual([]);
  expect(arabic('الرقم +966 50 000 0000، م/١٩')).toEqual([]);
  expect(arabic('بتاريخ ٩/٢/١٤٤٣هـ، والمعدّل')).toEqual([]);
  expect(english('From 1,000.5 to 71% (a, b): “yes” – e.g. www.rasikh.example? It’s **no**.')).toEqual([]);
  expect(english('Counsel\nthat takes root')).toEqual([]);
});
