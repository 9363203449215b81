import { expect, test } from 'vitest';
import { getUi } from '#content/readers.ts';
import { countInWords } from './count.ts';
import type { Language } from './languages.ts';
import { typeset } from './typeset.ts';

const phrases = (language: Language) => getUi(language).jobs.count;

test.each([
  [0, 'No open jobs', 'لا توجد وظائف شاغرة'],
  [1, '1 open job', 'وظيفة شاغرة واحدة'],
  [2, '2 open jobs', 'وظيفتان شاغرتان'],
  [3, '3 open jobs', '٣ وظائف شاغرة'],
  [10, '10 open jobs', '١٠ وظائف شاغرة'],
  [11, '11 open jobs', '١١ وظيفة شاغرة'],
  [99, '99 open jobs', '٩٩ وظيفة شاغرة'],
  [100, '100 open jobs', '١٠٠ وظيفة شاغرة'],
  [101, '101 open jobs', '١٠١ وظيفة شاغرة'],
  [103, '103 open jobs', '١٠٣ وظائف شاغرة'],
  [1011, '1,011 open jobs', '١٬٠١١ وظيفة شاغرة'],
])('%d jobs in words', (count, english, arabic) => {
  expect(countInWords('en', count, phrases('en'))).toBe(typeset(english));
  expect(countInWords('ar', count, phrases('ar'))).toBe(typeset(arabic));
});
