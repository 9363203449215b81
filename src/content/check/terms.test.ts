import { expect, test } from 'vitest';
import { contentOf, oneText } from '#content/content.fixture.ts';
import { checkProse } from './prose.ts';

const avoided = { en: { telephone: 'phone' }, ar: { بيعة: 'صفقة' } };
const given = { exceptions: { ...contentOf({}).exceptions, avoided } };
const issuesOf = (english: string, arabic: string) => checkProse(oneText(english, arabic, given));

test('a word that the site does not use is named with the one it uses', () => {
  expect(issuesOf('A Telephone number', 'رقم')).toEqual([
    { file: 'en/file.yaml', key: 'text', code: 'term.avoided', found: 'telephone', instead: 'phone' },
  ]);
});

test.each(['بيعة', 'والبيعة الأولى', 'أول بَيعةٍ', 'للبيعة'])(
  'in Arabic also as it is joined and marked: %s',
  (text) => {
    expect(issuesOf('Sale', text)).toEqual([
      { file: 'ar/file.yaml', key: 'text', code: 'term.avoided', found: 'بيعة', instead: 'صفقة' },
    ]);
  },
);

test('a part of another word is no such word', () => {
  expect(issuesOf('Telephones', 'طبيعة')).toEqual([]);
});

const figures = {
  exceptions: { ...contentOf({}).exceptions, agreed: [{ value: 1000, en: ['# hours'], ar: ['# ساعة'] }] },
};

test('a figure that several pages state is the same on all of them', () => {
  expect(checkProse(oneText('1,000 hours, in 7 days', '١٬٠٠٠ ساعة', figures))).toEqual([]);
  expect(checkProse(oneText('So far 1,200 hours', 'حتى اليوم ٩٠٠ ساعة', figures))).toEqual([
    { file: 'en/file.yaml', key: 'text', code: 'figure.differs', agreed: 1000, found: '1,200 hours' },
    { file: 'ar/file.yaml', key: 'text', code: 'figure.differs', agreed: 1000, found: '900 ساعة' },
  ]);
});
