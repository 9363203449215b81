import { type Language, languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { formatDate, formatNumber } from '#i18n/numbers.ts';
import type { AnalyticsMessages } from './analytics-report.ts';
import {
  type AnalyticsReport,
  type Figures,
  type ListedCount,
  listIds,
  periods,
  totalRows,
} from './analytics-report.ts';
import { reportStyles } from './analytics-report-styles.ts';
import { DayChart } from './day-chart.tsx';

export interface AnalyticsReportProps {
  language: Language;
  messages: AnalyticsMessages;
  firm: string;
  report: AnalyticsReport;
  /** The same in the other language, beside this file. */
  other: string;
}

/** A document by itself: it asks for no other file. */
export function AnalyticsReportDocument(props: AnalyticsReportProps) {
  const { language, messages, firm, report } = props;
  const { dir } = languages[language];
  const views = report.days.map(({ day, views: counts }) => ({
    day,
    parts: languageCodes.map((code) => counts[code]),
  }));
  const sent = report.days.map(({ day, sent: count }) => ({ day, parts: [count] }));
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${messages.title} | ${firm}`}</title>
        <style>{reportStyles}</style>
      </head>
      <body>
        <main>
          <Head {...props} />
          <Counts
            language={language}
            messages={messages}
            head={messages.title}
            rows={totalRows(report, messages)}
          />
          <DayChart
            language={language}
            title={messages.perDay.views}
            days={views}
            keys={languageCodes.map((code) => languages[code].name)}
          />
          <DayChart
            language={language}
            title={messages.perDay.sent}
            days={sent}
            keys={[messages.totals.formsSent]}
          />
          {listIds.map((id) => (
            <Counts
              key={id}
              language={language}
              messages={messages}
              head={messages.lists[id]}
              rows={report.lists[id]}
              hasBars
            />
          ))}
          <p className="note">{messages.note}</p>
        </main>
      </body>
    </html>
  );
}

/** The firm, the title, and the month that the report is about, with the way to the other language. */
function Head({ language, messages, firm, report, other }: AnalyticsReportProps) {
  const alternate = otherLanguage(language);
  return (
    <header>
      <p>{firm}</p>
      <h1>{messages.title}</h1>
      <p>
        {[report.from, report.until].map((day) => formatDate(language, day)).join(' – ')}
        {' · '}
        <a href={other} lang={alternate}>
          {languages[alternate].name}
        </a>
      </p>
    </header>
  );
}

interface CountsProps {
  language: Language;
  messages: AnalyticsMessages;
  head: string;
  rows: ListedCount[];
  hasBars?: boolean;
}

function Counts({ language, messages, head, rows, hasBars }: CountsProps) {
  const maximum = Math.max(1, ...rows.map(({ month }) => month));
  return (
    <section>
      {hasBars && <h2>{head}</h2>}
      {rows.length === 0 ? (
        <p className="note">{messages.empty}</p>
      ) : (
        <div className="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="hidden">{head}</span>
                </th>
                {periods.map((period) => (
                  <th key={period} scope="col">
                    {messages.periods[period]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">
                    <bdi>{row.name || messages.others}</bdi>
                    {hasBars && <Bar share={row.month / maximum} />}
                  </th>
                  <Numbers language={language} figures={row} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Numbers({ language, figures }: { language: Language; figures: Figures }) {
  return periods.map((period) => <td key={period}>{formatNumber(language, figures[period])}</td>);
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(share * 100)} height="4" />
    </svg>
  );
}
