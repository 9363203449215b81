import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Name, richText } from './text.tsx';

const latin = (text: string) => `<bdi lang="en" dir="ltr">${text}</bdi>`;

test.each([
  ['All in English, 24 months.', 'All in English, 24 months.'],
  ['كلّه بالعربية، ٢٤ شهرًا.', 'كلّه بالعربية، ٢٤ شهرًا.'],
  ['404', '404'],
  // In Arabic, Latin words are isolated with their figures and joints.
  ['تحليل SWOT للشركة', `تحليل ${latin('SWOT')} للشركة`],
  ['تقرير في Power BI كل شهر', `تقرير في ${latin('Power BI')} كل شهر`],
  ['معيار IAS 19 للمنافع', `معيار ${latin('IAS 19')} للمنافع`],
  ['راسلنا على info@firm.example، من فضلك', `راسلنا على ${latin('info@firm.example')}، من فضلك`],
  // Each run for itself, without the Arabic prefix and the full stop.
  [
    'تحليل SWOT وPESTLE موثّق وفق ITIL.',
    `تحليل ${latin('SWOT')} و${latin('PESTLE')} موثّق وفق ${latin('ITIL')}.`,
  ],
  // In English, an Arabic run is isolated whole.
  ['The name راسخ للاستشارات means rooted.', 'The name <bdi lang="ar">راسخ للاستشارات</bdi> means rooted.'],
  // Words between two pairs of stars are strong, and isolated inside and outside of them.
  ['from **71% to 92%** in a year', 'from <strong>71% to 92%</strong> in a year'],
  [
    'في ERP تراجع **من ٧١٪ في ITIL** قليلًا',
    `في ${latin('ERP')} تراجع <strong>من ٧١٪ في ${latin('ITIL')}</strong> قليلًا`,
  ],
  ['بنينا نظام **ERP** للشركة', `بنينا نظام <strong>${latin('ERP')}</strong> للشركة`],
])('%s is rendered with its directions', (text, html) => {
  expect(renderToStaticMarkup(richText(text))).toBe(html);
});

test('a name is isolated in its script', () => {
  expect(renderToStaticMarkup(<Name>SAMTECH</Name>)).toBe(latin('SAMTECH'));
  expect(renderToStaticMarkup(<Name>جلمود</Name>)).toBe('<bdi>جلمود</bdi>');
});
