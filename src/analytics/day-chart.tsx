import { type Language, languages } from '#i18n/languages.ts';
import { formatDate, formatNumber } from '#i18n/numbers.ts';

interface DayChartProps {
  language: Language;
  title: string;
  /** Each with its parts, which stand on one another. */
  days: { day: string; parts: number[] }[];
  /** What the parts are. */
  keys: string[];
}

const [width, height, step] = [720, 160, 24];

/** Columns of days in reading direction, with the most and the first and last day in words. */
export function DayChart({ language, title, days, keys }: DayChartProps) {
  const totals = days.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const maximum = Math.max(1, ...totals);
  const isRightToLeft = languages[language].dir === 'rtl';
  const ends = [days[0], days.at(-1)].flatMap((end) => (end ? formatDate(language, end.day) : []));
  return (
    <section>
      <h2>{title}</h2>
      <figure>
        <p className="maximum">{formatNumber(language, maximum)}</p>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${ends.join(' – ')}`}>
          <g transform={isRightToLeft ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
            {days.map(({ day, parts }, index) => (
              <g key={day}>
                <title>{`${formatDate(language, day)}: ${formatNumber(language, totals[index] ?? 0)}`}</title>
                {columnsOf(parts, maximum).map((column, part) => (
                  <rect
                    key={keys[part]}
                    className={`part-${part}`}
                    x={index * step + 3}
                    width={step - 6}
                    {...column}
                  />
                ))}
              </g>
            ))}
          </g>
          <line x1="0" x2={width} y1={height} y2={height} />
        </svg>
        <figcaption>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </figcaption>
        {keys.length > 1 && (
          <p className="keys">
            {keys.map((key, part) => (
              <span key={key} className={`key-${part}`}>
                {key}
              </span>
            ))}
          </p>
        )}
      </figure>
    </section>
  );
}

function columnsOf(parts: number[], maximum: number) {
  let below = 0;
  return parts.map((part) => {
    const tall = (part / maximum) * height;
    below += tall;
    return { y: height - below, height: tall };
  });
}
