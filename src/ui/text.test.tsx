import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Name, richText } from './text.tsx';

const set = (text: string) => renderToStaticMarkup(richText(text));
const latin = (text: string) => `<bdi lang="en" dir="ltr">${text}</bdi>`;

test.each(['All in English, 24 months.', 'كلّه بالعربية، ٢٤ شهرًا.', '404'])('%s stays as it is', (text) => {
  expect(set(text)).toBe(text);
});

test.each([
  ['تحليل SWOT للشركة', 'SWOT'],
  ['تقرير في Power BI كل شهر', 'Power BI'],
  ['معيار IAS 19 للمنافع', 'IAS 19'],
  ['راسلنا على info@rasikh.example، من فضلك', 'info@rasikh.example'],
])('in Arabic, Latin words are isolated with their figures and joints: %s', (text, run) => {
  expect(set(text)).toBe(text.replace(run, latin(run)));
});

test('each Latin run is isolated for itself, without the Arabic prefix and the full stop', () => {
  const expected = `تحليل ${latin('SWOT')} و${latin('PESTLE')} موثّق وفق ${latin('ITIL')}.`;
  expect(set('تحليل SWOT وPESTLE موثّق وفق ITIL.')).toBe(expected);
});

test('in English, an Arabic run is isolated whole', () => {
  expect(set('The name راسخ للاستشارات means rooted.')).toBe(
    'The name <bdi lang="ar">راسخ للاستشارات</bdi> means rooted.',
  );
});

test('words between two pairs of stars are strong', () => {
  expect(set('from **71% to 92%** in a year')).toBe('from <strong>71% to 92%</strong> in a year');
});

test('Latin words are isolated inside and outside of strong ones', () => {
  const expected = `في ${latin('ERP')} تراجع <strong>من ٧١٪ في ${latin('ITIL')}</strong> قليلًا`;
  expect(set('في ERP تراجع **من ٧١٪ في ITIL** قليلًا')).toBe(expected);
});

test('a strong piece without Arabic is isolated in an Arabic text all the same', () => {
  expect(set('بنينا نظام **ERP** للشركة')).toBe(`بنينا نظام <strong>${latin('ERP')}</strong> للشركة`);
});

test('a name is isolated in the script it has', () => {
  expect(renderToStaticMarkup(<Name>SAMTECH</Name>)).toBe(latin('SAMTECH'));
  expect(renderToStaticMarkup(<Name>جلمود</Name>)).toBe('<bdi>جلمود</bdi>');
});
