import { expect, test } from 'vitest';
import { contentOf, oneText } from './content.fixture.ts';
import { checkPunctuation } from './punctuation.ts';

const arabic = (text: string) => checkPunctuation(oneText('Fine', text)).map(({ sentence }) => sentence);
const english = (text: string) => checkPunctuation(oneText(text, 'حسن')).map(({ sentence }) => sentence);

test.each([
  ['نصّ  واحد', 'two spaces: نصّ  واحد'],
  ['نصّ ، ونصّ', 'a space before a mark: نصّ ،'],
  ['« نصّ»', 'a space after an opening mark: « نصّ»'],
  ['نصّ،ونصّ', 'no space after a mark: نصّ،ونصّ'],
  ['انتهى.وبدأ', 'no space after a mark: انتهى.وبدأ'],
  ['(نصّ)ونصّ', 'no space after a closing mark: (نصّ)ونصّ'],
  ['خلال ٢٠يومًا', 'no space between a number and a word: ٢٠يومًا'],
  ['قال "نعم"', 'Western quotation mark in Arabic prose: "نعم"'],
  ['نصّ, ونصّ', 'Western punctuation mark in Arabic prose: نصّ,'],
  ['نصّ; ونصّ', 'Western punctuation mark in Arabic prose: نصّ;'],
  ['أهذا نصّ?', 'Western punctuation mark in Arabic prose: نصّ?'],
  ['بنسبة ١٥%', 'Western percent sign in Arabic prose: ١٥%'],
  ['راســخ', 'stretched letter (tatweel): راســخ'],
  ['خلال ۴ أيام', 'Persian digit: ۴'],
  [' نصّ', 'a space at the beginning or the end'],
])('in Arabic, %s', (text, sentence) => {
  expect(arabic(text)).toContainEqual(sentence);
});

test.each([
  ['two  words', 'two spaces: two  words'],
  ['a word , a word', 'a space before a mark: word ,'],
  ['a word,a word', 'no space after a mark: word,a'],
  ['It ended.It began', 'no space after a mark: ended.It'],
  ['a word ', 'a space at the beginning or the end'],
  ["the firm's word", "straight quotation mark or apostrophe: firm's"],
  ['a "word"', 'straight quotation mark or apostrophe: "word"'],
  ['and so on...', 'three full stops: on...'],
  ['a word - a word', 'a hyphen for a dash: word - a'],
])('in English, %s', (text, sentence) => {
  expect(english(text)).toEqual([sentence]);
});

test('good prose passes', () => {
  expect(arabic('من ٧١٪ إلى ١٬٠٠٠٫٥، «نعم»: راسلنا (info@rasikh.example). أوّلًا؟ نعم؛ **لا**.')).toEqual([]);
  expect(arabic('الرقم +966 50 000 0000، م/١٩')).toEqual([]);
  expect(arabic('بتاريخ ٩/٢/١٤٤٣هـ، والمعدّل')).toEqual([]);
  expect(english('From 1,000.5 to 71% (a, b): “yes” – e.g. www.rasikh.example? It’s **no**.')).toEqual([]);
  expect(english('Counsel\nthat takes root')).toEqual([]);
});

test('a listed value may begin with a space', () => {
  const { exceptions } = contentOf({});
  const listed = { exceptions: { ...exceptions, spaces: { 'file.yaml': ['text'] } } };
  expect(checkPunctuation(oneText('+', ' فأكثر', listed))).toEqual([]);
});
