import { expect, test } from 'vitest';
import { codesOf, contentWith, oneText } from '#content/files/content.fixture.ts';
import { checkLanguages } from './compare-languages.ts';

test('a file that one language lacks is an issue', () => {
  expect(checkLanguages(contentWith({ 'en/a.yaml': {}, 'ar/b.yaml': {} }))).toEqual([
    { file: 'en/a.yaml', key: '', code: 'file.without-arabic' },
    { file: 'ar/b.yaml', key: '', code: 'file.without-english' },
  ]);
});

test('a key and a list item that one language lacks are issues, each once', () => {
  const english = { a: 'One', parts: [{ heading: 'Two', points: ['Three', 'Four'] }] };
  const arabic = { b: 'واحد', parts: [{ heading: 'اثنان', points: ['ثلاثة'] }, { heading: 'خمسة' }] };
  expect(checkLanguages(contentWith({ 'en/x.yaml': english, 'ar/x.yaml': arabic }))).toEqual([
    { file: 'en/x.yaml', key: 'a', code: 'field.without-arabic' },
    { file: 'en/x.yaml', key: 'parts.0.points.1', code: 'field.without-arabic' },
    { file: 'ar/x.yaml', key: 'parts.1', code: 'field.without-english' },
    { file: 'ar/x.yaml', key: 'b', code: 'field.without-english' },
  ]);
});

test.each([
  ['people/a.yaml', 'office', 'riyadh', 'cairo'],
  ['people/a.yaml', 'picture', 'about', 'careers'],
  ['insights/a.md', 'datePublished', '2027-02-28', '2027-02-27'],
  ['offices/a.yaml', 'timeZone', 'Asia/Riyadh', 'Asia/Amman'],
  ['offices/a.yaml', 'latitude', 50, 55],
  ['jobs/1.yaml', 'location', 'ksa', 'egypt'],
])(
  'a value that must be the same in every language and differs is an issue: %s %s',
  (file, key, english, arabic) => {
    const content = contentWith({ [`en/${file}`]: { [key]: english }, [`ar/${file}`]: { [key]: arabic } });
    const found = { english: String(english), arabic: String(arabic) };
    expect(checkLanguages(content)).toEqual([{ file: `ar/${file}`, key, code: 'value.differs', ...found }]);
  },
);

test('addresses of other sites are the same in both languages', () => {
  const law = 'https://laws.boe.gov.sa/BoeLaws/Law?id=Aa_1';
  const linksTo = (url: string) => ({ links: [{ to: url }, { to: 'mailto:Info@firm.example' }] });
  const issuesOf = (arabic: string) =>
    checkLanguages(
      contentWith({ 'en/insights/law.md': linksTo(law), 'ar/insights/law.md': linksTo(arabic) }),
    );
  expect(issuesOf(law)).toEqual([]);
  expect(codesOf(issuesOf('https://laws.boe.gov.sa/'))).toEqual([
    `value.differs: ${law}: https://laws.boe.gov.sa/`,
  ]);
});

test('a label under the name of an untranslated key is still prose', () => {
  const [english, arabic] = ['Hours', 'الساعات'].map((hours) => ({ services: { hours } }));
  expect(checkLanguages(contentWith({ 'en/ui.yaml': english, 'ar/ui.yaml': arabic }))).toEqual([]);
});

const { exceptions } = contentWith({});
test.each<[unknown, unknown, string[]]>([
  ['One', ['واحد'], ['field.shape']],
  ['Read more', 'Read more', ['text.untranslated']],
  ['404', '404', ['text.untranslated']],
  ['SAMTECH', 'SAMTECH', []],
  ['7 of 10', 'من ١٠ بقيت ٧', []],
  ['within 72 hours', 'خلال ٢٧ ساعة', ['facts.differ: 72: 27']],
  ['in 3 of 4', 'في ٣ من أربعة', ['facts.only-english: 4']],
  ['15% VAT', 'ضريبة ١٥', ['facts.differ: 15%: 15']],
  ['a@x.example', 'إلى b@x.example', ['facts.differ: a@x.example: b@x.example']],
  ['from 71% to 92%', 'من ٧١٪ إلى ٩٣٪', ['facts.differ: 92%: 93%']],
  ['1,000 clients', '١٬٠٠١ عميل', ['facts.differ: 1000: 1001']],
  ['1,250,000.5 riyals', '١٬٢٥٠٬٠٠٠٫٦ ريال', ['facts.differ: 1250000.5: 1250000.6']],
  ['by 5 percent', 'بنسبة ٦ في المئة', ['facts.differ: 5%: 6%']],
  ['a change of -3 points', 'تغيّر قدره −٤ نقاط', ['facts.differ: -3: -4']],
  ['Decree M/19', 'المرسوم م/١٨', ['facts.differ: 19: 18']],
  ['2024-2025', '٢٠٢٤-٢٠٢٦', ['facts.differ: 2025: 2026']],
  ['VAT (15%).', 'الضريبة (١٤٪).', ['facts.differ: 15%: 14%']],
  ['from 1 March 2027', 'من ١ فبراير ٢٠٢٧', ['facts.differ: March: February']],
  ['before March 2027', 'السابقة لمارس ٢٠٢٧', []],
  ['they may march in May', 'يسيرون في الربيع', []],
  ['from 1 March to 5 March 2027', 'من ١ إلى ٥ إبريل ٢٠٢٧', ['facts.differ: March: April']],
  ['from 1 March to 5 March', 'من ١ إلى ٥ مارس', []],
  ['In March 45 people joined, 12 of them in May', 'انضمّ ٤٥ شخصًا في مارس، منهم في مايو ١٢', []],
  ['until April 2027', 'حتى شهر إبريل من عام ٢٠٢٧', []],
  ['We listen, and plan, and build…', 'نصغي ونخطّط ونبني، وهكذا دواليك', []],
  ['Shorten this to … letters', 'يرجى اختصار النص', ['facts.only-english: …']],
  ['One', null, []],
  ['B2B sales', 'مبيعات المنشآت', []],
  ['https://x.example/7', 'https://x.example/8', ['facts.differ: https://x.example/7: https://x.example/8']],
  ['See www.x.example/a1.', 'انظر www.x.example/a2.', ['facts.differ: www.x.example/a1: www.x.example/a2']],
  [
    'Call +966 50 000 0000',
    'اتصل بنا +966 50 000 0001',
    ['facts.differ: +966 50 000 0000: +966 50 000 0001'],
  ],
])('%s and %s', (english, arabic, issues) => {
  const brands = ['SAMTECH'];
  const found = checkLanguages(oneText(english, arabic, { exceptions: { ...exceptions, brands } }));
  expect(codesOf(found)).toEqual(issues);
  for (const issue of found) expect(issue).toMatchObject({ file: 'ar/file.yaml', key: 'text' });
});
