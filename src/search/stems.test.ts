import { expect, test } from 'vitest';
import { fold, tokenize } from './fold-text.ts';
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
  // Composed and decomposed.
  ['\u0627\u0654', 'ا'],
])('%s is looked for as %s', (written, folded) => {
  expect(fold(written)).toBe(folded);
});

test.each([
  ['الحوكمة', 'حوكمة'],
  ['والحوكمة', 'حوكمة'],
  ['بالحوكمة', 'حوكمة'],
  ['كالحوكمة', 'حوكمة'],
  ['فالحوكمة', 'حوكمة'],
  ['للحوكمة', 'حوكمة'],
  ['وحوكمة', 'حوكمة'],
  ['بحوكمة', 'حوكمة'],
  ['لحوكمة', 'حوكمة'],
  ['خدماتنا', 'الخدمة'],
  ['مستثمرون', 'المستثمرين'],
  ['الاستراتيجية', 'استراتيجي'],
  ['وظائف', 'وظيفة'],
  ['مكاتبنا', 'مكتب'],
  ['المشاريع', 'مشروع'],
  ['شركاؤنا', 'شريك'],
  ['شركائنا', 'شركاؤنا'],
  ['strategies', 'strategy'],
  ['pricing', 'price'],
  ['Al-Ghamdi', 'Ghamdi'],
  ['Alghamdi', 'Al-Ghamdi'],
])('%s and %s are one word to a visitor', (one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  ['شركة', 'شريك'],
  ['risk', 'rise'],
  ['عمل', 'مال'],
])('%s and %s are not', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test('a name in the other script is a word of its own, and a mark of the tongue none', () => {
  expect(tokenize('تحليل SWOT وPESTLE، ٤٠٪').map(({ text }) => text)).toEqual([
    'تحليل',
    'SWOT',
    'و',
    'PESTLE',
    '٤٠',
  ]);
  expect(tokenize('Al-Ghamdi’s risk-based plan').map(({ text }) => text)).toEqual([
    'Al-Ghamdi’s',
    'risk',
    'based',
    'plan',
  ]);
});
