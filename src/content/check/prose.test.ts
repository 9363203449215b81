import { expect, test } from 'vitest';
import { codesOf, contentWith, oneText } from '#content/files/content.fixture.ts';
import { checkProse } from './prose.ts';

const exceptions = {
  ...contentWith({}).exceptions,
  terms: ['SWOT', 'PESTLE', 'Power BI', 'BI', 'IFRS 16'],
  avoided: { en: { telephone: 'phone' }, ar: { بيعة: 'صفقة', '=حصة': 'حصّة' } },
  agreed: [{ value: 1000, en: ['# hours'], ar: ['# ساعة'] }],
};
const issuesIn = (english: string, arabic: string) => checkProse(oneText(english, arabic, { exceptions }));

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
  ['ورشة workshop لنا', 'script.latin: workshop'],
  ['برنامج BIM', 'script.latin: BIM'],
  ['خلال 30 يومًا', 'script.western-digits: 30'],
  ['بيعة', 'term.avoided: بيعة: صفقة'],
  ['والبيعة الأولى', 'term.avoided: بيعة: صفقة'],
  ['أول بَيعةٍ', 'term.avoided: بيعة: صفقة'],
  ['للبيعة', 'term.avoided: بيعة: صفقة'],
  ['في الحصة', 'term.avoided: حصة: حصّة'],
  ['نصّ،، ونصّ', 'mark.repeated: نصّ،،'],
  ['قال «نعم', 'mark.unpaired: «نعم'],
  ['في في الحساب', 'word.repeated: في في'],
  ['لدى الشركة الشركة', 'word.repeated: الشركة الشركة'],
  ['في ٠١/٠٢/٢٠٢٦ نبدأ', 'date.figures: ٠١/٠٢/٢٠٢٦'],
  ['في ٢٠٢٦-٠٢-٠١ نبدأ', 'date.figures: ٢٠٢٦-٠٢-٠١'],
  ['حتى ٣١ أبريل ٢٠٢٧', 'date.impossible: 31 أبريل 2027'],
  ['لفبراير ٢٠٢٧ و٣٠ فبراير', 'date.impossible: 30 فبراير'],
  ['حتى اليوم ٩٠٠ ساعة', 'figure.differs: 1000: 900 ساعة'],
])('in Arabic, %s', (text, issue) => {
  expect(codesOf(issuesIn('Fine', text))).toContainEqual(issue);
});

test.each([
  ['a \u0001word', 'character.invisible: \u0001word'],
  ['One\n<<<<<<< HEAD', 'character.markup: <<<<<<< HEAD'],
  ['One\n> quoted', 'character.markup: > quoted'],
  ['two  words', 'space.double: two  words'],
  ['a word , a word', 'space.before-mark: word ,'],
  ['a word,a word', 'space.missing-after-mark: word,a'],
  ['It ended.It began', 'space.missing-after-mark: ended.It'],
  ['a word ', 'space.around'],
  ["the firm's word", "mark.straight-quote: firm's"],
  ['a "word"', 'mark.straight-quote: "word"'],
  ['and so on...', 'mark.full-stops: on...'],
  ['a word - a word', 'mark.hyphen: word - a'],
  ['Rasikh (راسخ)', 'script.arabic: راسخ'],
  ['٥ days', 'script.arabic: ٥'],
  ['A smile 🙂', 'character.symbol: 🙂'],
  ['One word,, another', 'mark.repeated: word,,'],
  ['The end..', 'mark.repeated: end..'],
  ['a word (or two', 'mark.unpaired: (or'],
  ['a word, or two)', 'mark.unpaired: two)'],
  ['a [link', 'mark.unpaired: [link'],
  ['a *slanted* word', 'character.markup: *slanted*'],
  ['a **strong word', 'mark.unpaired: **strong'],
  ['edit the The draft', 'word.repeated: the The'],
  ['for every client client', 'word.repeated: client client'],
  ['an <b>old</b> word', 'character.markup: <b>old</b>'],
  ['one &amp; another', 'character.markup: &amp;'],
  ['### A heading', 'character.markup: ### A heading'],
  ['##A heading', 'character.markup: ##A heading'],
  ['see [this](/jobs)', 'character.markup: [this](/jobs)'],
  ['from 01/02/2026 on', 'date.figures: 01/02/2026'],
  ['on 29 February 2027', 'date.impossible: 29 February 2027'],
  ['on June 31', 'date.impossible: June 31'],
  ['A Telephone number', 'term.avoided: telephone: phone'],
  ['So far 1,200 hours', 'figure.differs: 1000: 1,200 hours'],
])('in English, %s', (text, issue) => {
  expect(codesOf(issuesIn(text, 'حسن'))).toEqual([issue]);
});

test.each([
  ['From 1,000.5 to 71% (a, b): “yes” – e.g. www.firm.example? It’s **no**.', 'حسن'],
  ['Counsel\nthat takes root', 'من ٧١٪ إلى ١٬٠٠٠٫٥، «نعم»: (info@firm.example). أوّلًا؟ نعم؛ **لا**.'],
  ['Telephones', 'طبيعة'],
  ['29 February 2028, 31 May and WCAG 2.2.1', 'نقرأ كلمةً كلمةً، وبندًا بندًا، ونمضي خطوة خطوة'],
  ['He had had what it is is: that that', 'قال: «هذه «حوكمة» حقًّا (انظر الملاحظة (أ) أدناه)»'],
  ['Mohamed Mohamed, of Baden Baden, works in in-house teams', 'محمد محمد والسيد السيد'],
  ['We advise on M&A; the P&L; and so on', '*لا تشمل الضريبة'],
  ['Prices* (with fees (if any)). *Excluding tax', 'هناك طريقتان: أ) البريد، ب) الهاتف، ٣) الحضور'],
  ['The 70/20/10 rule, 50/30/20, 24/7/365 and clause 4.2.10', 'بتاريخ ٩/٢/١٤٤٣ وفي ١٤٤٣-٠٢-٠٩'],
  ['In March 45 people joined, in June 31 companies', 'انضمّ في مارس ٤٥ موظفًا'],
  ['1,000 hours, in 7 days', '١٬٠٠٠ ساعة'],
  ['x', 'الرقم +966 50 000 0000، م/١٩'],
  ['x', 'بتاريخ ٩/٢/١٤٤٣هـ، والمعدّل'],
  ['x', 'تحليل SWOT وPESTLE في Power BI وفق IFRS 16'],
])('correct prose passes: %s %s', (english, arabic) => {
  expect(issuesIn(english, arabic)).toEqual([]);
});

test('an issue names its place, and values for the code are not prose', () => {
  const page = { label: 'Jobs', picture: 'hero-dunes', nextLinks: ['offices'], updated: '2026-11-01' };
  expect(checkProse(contentWith({ 'ar/pages/jobs.yaml': page }))).toEqual([
    { file: 'ar/pages/jobs.yaml', key: 'label', code: 'script.latin', found: 'Jobs' },
  ]);
});
