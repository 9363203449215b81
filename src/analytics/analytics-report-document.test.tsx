import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { collections } from '#content/collections.ts';
import { readFile } from '#content/read-files.ts';
import { languageCodes, languages } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { recordOf } from '#lib/records.ts';
import { parseHtml } from '../../tests/parse-markup.ts';
import { type AnalyticsReport, listIds, totalIds } from './analytics-report.ts';
import { AnalyticsReportDocument } from './analytics-report-document.tsx';

const figures = { week: 7, weekBefore: 3, month: 1250, monthBefore: 40 };
const report: AnalyticsReport = {
  from: '2026-11-21',
  until: '2026-11-22',
  days: [
    { day: '2026-11-21', views: { en: 1, ar: 3 }, sent: 0 },
    { day: '2026-11-22', views: { en: 0, ar: 0 }, sent: 1 },
  ],
  views: { en: figures, ar: figures },
  totals: recordOf(totalIds, () => figures),
  lists: {
    ...recordOf(listIds, () => []),
    searches: [
      { name: '<script>alert(1)</script>', ...figures },
      { name: '', ...figures, month: 625 },
    ],
  },
};

test.each(languageCodes)(
  'the report (%s) says its figures in its language, and asks for no file',
  (language) => {
    const messages = readFile(collections.analytics, language);
    const html = renderToStaticMarkup(
      <AnalyticsReportDocument
        language={language}
        messages={messages}
        report={report}
        firm="Firm"
        other="analytics.html"
      />,
    );
    const document = parseHtml(html);
    expect(document.documentElement.getAttribute('dir')).toBe(languages[language].dir);
    const row = [...document.querySelectorAll('tbody tr')].map((line) =>
      [...line.children].map((cell) => cell.textContent),
    );
    expect(row[0]).toEqual([
      messages.totals.views,
      ...[7, 3, 1250, 40].map((value) => formatNumber(language, value)),
    ]);
    expect(html).toContain('&lt;script&gt;');
    expect(document.body.textContent).toContain(messages.others);
    expect(document.body.textContent).toContain(messages.empty);
    expect(document.querySelectorAll('script, link, img, [src]')).toHaveLength(0);
    // The columns of a day stand on one another and reach the top on the day with most.
    const columns = [...document.querySelectorAll('figure rect')].map((rect) =>
      Number(rect.getAttribute('height')),
    );
    expect(columns.slice(0, 4)).toEqual([40, 120, 0, 0]);
  },
);
