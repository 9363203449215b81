import { foldDigits } from '#i18n/numbers.ts';

/** Includes the dagger alif, and tatweel, which only stretches a word. */
const vowelMarks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u06d6-\u06ed]/g;

/** Letters that people confuse; the last two come from Persian keyboards. */
const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  // مسؤول is written مسئول in Egypt, وظائف in haste وظايف.
  ؤ: 'و',
  ئ: 'ي',
  // Most people omit it at the end of شركاء.
  ء: '',
  ک: 'ك',
  ی: 'ي',
};
const replaced = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Follows Lucene's ArabicNormalizer, after NFKC, because text from PDFs has presentation forms of letters. */
export function foldText(text: string): string {
  return foldDigits(text)
    .normalize('NFKC')
    .replace(replaced, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(vowelMarks, '')
    .replace(/['’]/g, '')
    .toLowerCase();
}

/** Matches a run of one script with its marks and digits: `وPESTLE` is two words, `Al-` belongs to the next one. */
const word =
  /(?:\b[Aa]l-)?[\p{Script=Latin}\p{Nd}\p{M}]+(?:['’][\p{Script=Latin}]+)*|[\u0620-\u0669\u066e-\u06d3\u06f0-\u06f9]+/gu;

/** Returns the words of a text with their places, in UTF-16 units. */
export function tokenize(text: string): { text: string; start: number }[] {
  return [...text.matchAll(word)].map((match) => ({ text: match[0], start: match.index }));
}
