import { getUi } from '#content/readers.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { DotRows } from '#ui/dot-rows.tsx';
import { richText } from '#ui/text.tsx';
import { type TitledLink, TitledLinks } from '#ui/titled-links.tsx';
import styles from './our-work.module.css';

export function OurWork({ language, cases }: { language: Language; cases: Service['cases'] }) {
  const ui = getUi(language);
  return (
    <section className="container section-end">
      <h2 className={`grid-line ${styles.title}`}>{ui.services.ourWork}</h2>
      <div className={styles.pair}>
        {cases.map(({ title, ...figure }) => (
          <figure key={title}>
            <WorkFigure {...figure} language={language} labels={ui.cases} />
            <figcaption className="display-4">{richText(title)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

export function Related({ links }: { links: TitledLink[] }) {
  return (
    <section className={`container screen-only ${styles.related}`}>
      <TitledLinks variant="columns" links={links} />
    </section>
  );
}

type Work = Service['cases'][number];
type Measured = NonNullable<Work['measured']>;

interface WorkFigureProps extends Omit<Work, 'title'> {
  language: Language;
  labels: { before: string; after: string };
}

/** The drawing of a project's change: an amount before and after, or the steps that led to the result. */
function WorkFigure({ measured, steps = [], language, labels }: WorkFigureProps) {
  if (measured)
    return (
      <div className={`stack ${styles.panel}`}>
        <p className="small muted">{richText(measured.measure)}</p>
        <dl className={styles.values}>
          {(['before', 'after'] as const).map((when) => (
            <div key={when} className={styles.value}>
              <dt className="small muted">{labels[when]}</dt>
              <dd className={styles.figure}>
                {(measured.unit ? formatPercent : formatNumber)(language, measured[when])}
              </dd>
              <dd className={styles.amount} data-when={when}>
                <Amount {...measured} when={when} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    );
  return (
    <ol className={`stack ${styles.panel} ${styles.steps}`}>
      {steps.map(({ figure, label }) => (
        <li key={label}>
          <i className="diamond" aria-hidden="true" />
          {figure !== undefined && <span className={styles.figure}>{formatNumber(language, figure)}</span>}
          <span>{richText(label)}</span>
        </li>
      ))}
    </ol>
  );
}

const mostDots = 60;
const longestRow = 20;

/** A dot for each of a few things, a bar for many or for a share; the last dot, or the bar's end, is marked. */
function Amount({ before, after, unit, when }: Measured & { when: 'before' | 'after' }) {
  const most = Math.max(before, after);
  const value = when === 'before' ? before : after;
  if (unit || most > mostDots) {
    const share = `${(100 * value) / (unit ? 100 : most)}%`;
    return (
      <svg className={styles.bar} aria-hidden="true">
        <rect width={share} height="100%" />
      </svg>
    );
  }
  // Few dots are large; the dots of before and after have one size.
  const perRow = Math.min(longestRow, Math.max(most, 10));
  return <DotRows count={value} perRow={perRow} lastClassName={styles.last} />;
}
