import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keysAndText } from '#content/articles/markdown.ts';
import { texts } from '#content/files/content-fields.ts';
import { filesOf } from '#content/files/content-files.ts';
import { siteContent } from '#content/files/site-content.fixture.ts';
import { cleanMarkdown, cleanText } from './clean-text.ts';

const { files, exceptions } = siteContent;

test('cleaning changes no text of the site', () => {
  for (const { file, language, value, field } of filesOf(files)) {
    const changed = texts(value, field).filter(
      ({ text }) => cleanText(text, language, exceptions) !== text.trim(),
    );
    expect(changed, file).toEqual([]);
    if (!file.endsWith('.md')) continue;
    const body = keysAndText(readFileSync(`content/${file}`, 'utf8')).text.trim();
    expect(cleanMarkdown(body, language, exceptions), file).toBe(body);
  }
});

test.each([
  ['no-break and thin spaces', 'Ten\u00a0per\u202fcent\u2009of it', 'Ten per cent of it'],
  ['a soft hyphen', 'con\u00adsulting', 'consulting'],
  [
    'invisible characters',
    'A\u200b text\ufeff with\u200e marks\u202a of\u202c it\u2060',
    'A text with marks of it',
  ],
  ['a tab', 'one\ttwo', 'one two'],
  ['doubled spaces', 'one  two   three', 'one two three'],
  ['ligatures', 'e\ufb03cient \ufb01rms', 'efficient firms'],
  ['straight quotation marks', 'They say "good", don\'t they?', 'They say “good”, don’t they?'],
  ['an opening apostrophe', "the 'first' quarter", 'the ‘first’ quarter'],
  ['quotation marks of other languages', 'a «word» and a „word“', 'a “word” and a “word”'],
  ['full stops for an ellipsis', 'and so on...', 'and so on…'],
  ['a hyphen for a dash', 'one - two -- three', 'one – two – three'],
  ['a space before a mark', 'What now ? This , perhaps', 'What now? This, perhaps'],
  ['no space after a mark', 'first,second;third', 'first, second; third'],
  ['a bullet', '• The first', 'The first'],
  ['the bullet of Word', '\uf0b7 The first', 'The first'],
  ['Arabic digits', 'in ٢٠٢٦, ٤٥٪', 'in 2026, 45%'],
])('English: %s', (_, typed, clean) => {
  expect(cleanText(typed, 'en', exceptions)).toBe(clean);
  expect(cleanText(clean, 'en', exceptions)).toBe(clean);
});

test.each([
  ['letters of a PDF file', '\ufea3\ufeee\ufedb\ufee4\ufe94 \ufef7', 'حوكمة لأ'],
  ['a stretched letter', 'الحـــوكمة', 'الحوكمة'],
  ['a Hijri year, which keeps its sign', 'عام 1443هـ', 'عام ١٤٤٣هـ'],
  ['Western digits', 'من 1,250 إلى 3.5 و10%', 'من ١٬٢٥٠ إلى ٣٫٥ و١٠٪'],
  ['Persian digits', 'عام ۱۴۰۴', 'عام ١٤٠٤'],
  ['Persian letters', 'شرکة کبیرة علی الطریق', 'شركة كبيرة على الطريق'],
  ['Western marks', 'أولًا, ثم ثانيًا; فلماذا?', 'أولًا، ثم ثانيًا؛ فلماذا؟'],
  ['Western quotation marks', 'سمّاها "الحوكمة" و”المخاطر“', 'سمّاها «الحوكمة» و«المخاطر»'],
  ['marks of direction', '\u200fنص\u200e \u202bعربي\u202c \u061c', 'نص عربي'],
  ['a joiner', 'می\u200cشود', 'ميشود'],
  [
    'an address and a number in it',
    'اكتب إلى info2@firm.example أو https://firm.example/a?b=1',
    'اكتب إلى info2@firm.example أو https://firm.example/a?b=1',
  ],
  ['a name to be filled in', 'أهلًا {name}, أهلًا', 'أهلًا {name}، أهلًا'],
  ['an allowed term', 'تحليل SWOT, ثم IFRS', 'تحليل SWOT، ثم IFRS'],
])('Arabic: %s', (_, typed, clean) => {
  expect(cleanText(typed, 'ar', exceptions)).toBe(clean);
  expect(cleanText(clean, 'ar', exceptions)).toBe(clean);
});

test('an article pasted from Word has one kind of heading, lists, and no footnotes', () => {
  const pasted = [
    '# Title',
    'First\u00a0paragraph[\\[1\\]](#_ftn1) with a [link](/services/3?a=1,2).',
    '### Part',
    '·  One\u00a0thing',
    '·  Another',
    '1. Numbered 12',
  ].join('\n\n');
  expect(cleanMarkdown(pasted, 'en', exceptions)).toBe(
    [
      '## Title',
      'First paragraph with a [link](/services/3?a=1,2).',
      '## Part',
      '- One thing\n- Another',
      '1. Numbered 12',
    ].join('\n\n'),
  );
  expect(cleanMarkdown('1. بند 12\n\n[نص](/services/12)', 'ar', exceptions)).toBe(
    '1. بند ١٢\n\n[نص](/services/12)',
  );
});

test.each([
  [
    'without a heading row',
    '| Item | Count |\n| A | 7 |\n| B | 8 |',
    '| Item | Count |\n| --- | --- |\n| A | 7 |\n| B | 8 |',
  ],
  ['of one column', '| A |\n| B |', '| A |\n| --- |\n| B |'],
  [
    'with a bar in a cell',
    'Text.\n\n| A \\| B | C |\n| 1 | 2 |',
    'Text.\n\n| A \\| B | C |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['with its heading row', '| A | B |\n|---|:--|\n| 1 | 2 |', '| A | B |\n|---|:--|\n| 1 | 2 |'],
])('a table pasted from Word stays a table: %s', (_, pasted, clean) => {
  expect(cleanMarkdown(pasted, 'en', exceptions)).toBe(clean);
  expect(cleanMarkdown(clean, 'en', exceptions)).toBe(clean);
});
