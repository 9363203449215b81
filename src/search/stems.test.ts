import { expect, test } from 'vitest';
import { foldText, tokenize } from './fold-text.ts';
import { stemsOf } from './stems.ts';

const isSame = (one: string, other: string) => stemsOf(one).some((form) => stemsOf(other).includes(form));

test.each([
  ['أإآٱ', 'اااا'],
  ['مستشفى', 'مستشفي'],
  ['حوكمة', 'حوكمه'],
  ['حَوْكَمَةٌ', 'حوكمه'],
  ['حـــوكمة', 'حوكمه'],
  ['٢٠٣٠', '2030'],
  ['۲۰۳۰', '2030'],
  ['Résumé', 'resume'],
  ['firm’s', 'firms'],
  // The hamza is a separate character.
  ['\u0627\u0654', 'ا'],
])('%s is searched as %s', (written, folded) => {
  expect(foldText(written)).toBe(folded);
});

test.each([
  [
    'حوكمة',
    ['الحوكمة', 'والحوكمة', 'بالحوكمة', 'كالحوكمة', 'فالحوكمة', 'للحوكمة', 'وحوكمة', 'بحوكمة', 'لحوكمة'],
  ],
  ['الخدمة', ['خدماتنا']],
  ['المستثمرين', ['مستثمرون']],
  ['استراتيجي', ['الاستراتيجية']],
  ['وظيفة', ['وظائف']],
  ['مكتب', ['مكاتبنا']],
  ['مشروع', ['المشاريع']],
  ['شريك', ['شركاؤنا']],
  ['شركاؤنا', ['شركائنا']],
  ['strategy', ['strategies']],
  ['price', ['pricing']],
  ['Al-Ghamdi', ['Ghamdi', 'Alghamdi']],
])('%s and %j are found as one word', (word, others) => {
  for (const other of others) expect(isSame(word, other), other).toBe(true);
});

test('similar words stay different', () => {
  expect([isSame('شركة', 'شريك'), isSame('risk', 'rise'), isSame('عمل', 'مال')]).not.toContain(true);
});

test('a name in the other script is a separate word, and vowel marks do not count', () => {
  const wordsOf = (text: string) => tokenize(text).map((word) => word.text);
  expect(wordsOf('تحليل SWOT وPESTLE، ٤٠٪')).toEqual(['تحليل', 'SWOT', 'و', 'PESTLE', '٤٠']);
  expect(wordsOf('Al-Ghamdi’s risk-based plan')).toEqual(['Al-Ghamdi’s', 'risk', 'based', 'plan']);
});
