import type { ReactNode } from 'react';
import { getUi } from '#content/readers.ts';
import type { Service } from '#content/schemas/service.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { Accordion } from '#ui/accordion.tsx';
import { BulletList } from '#ui/bullet-list.tsx';
import { richText } from '#ui/text.tsx';
import styles from './strategy-sections.module.css';

export function Swot({ title, introduction, categories }: NonNullable<Service['swot']>) {
  return (
    <ServicePart id="swot" className="section" title={title} introduction={introduction}>
      <Accordion
        items={categories.map(({ id, letter, title: heading, details }) => ({
          id,
          heading,
          mark: letter,
          body: (
            <dl className={`tiles single-on-phone ${styles.details}`} data-columns={3}>
              {details.map((detail) => (
                <div key={detail.title}>
                  <dt>{richText(detail.title)}</dt>
                  <dd className="small muted">{richText(detail.text)}</dd>
                </div>
              ))}
            </dl>
          ),
        }))}
      />
    </ServicePart>
  );
}

interface DirectionProps {
  direction: NonNullable<Service['direction']>;
  kpi: NonNullable<Service['kpi']>;
  language: Language;
}

export function StrategicDirection({ language, direction, kpi }: DirectionProps) {
  const { services: labels } = getUi(language);
  const { title, introduction, vision, mission, values } = direction;
  const target = ({ target, unit }: NonNullable<Service['kpi']>['rows'][number]) => {
    if (unit === 'percent') return formatPercent(language, target);
    const number = formatNumber(language, target);
    return unit === 'hours' ? `${number} ${labels.hours}` : `${number}${labels.scoreAtLeast}`;
  };
  return (
    <ServicePart id="direction" title={title} introduction={introduction}>
      <dl className={`columns ${styles.three}`}>
        {[vision, mission, values].map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="small muted">{richText(text)}</dd>
          </div>
        ))}
      </dl>
      <table className={`ruled print-whole ${styles.table}`}>
        <caption className="lead">{kpi.caption}</caption>
        <thead>
          <tr>
            {kpi.headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kpi.rows.map((row) => (
            <tr key={row.objective}>
              <th scope="row">{richText(row.objective)}</th>
              <td className="small muted">{richText(row.indicator)}</td>
              <td>{target(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ServicePart>
  );
}

export function ReviewSection({ title, text, points }: NonNullable<Service['review']>) {
  return (
    <ServicePart id="review" title={title}>
      <div className={`tiles ${styles.review}`} data-columns={2}>
        <p className="muted">{richText(text)}</p>
        <BulletList points={points} ruled />
      </div>
    </ServicePart>
  );
}

interface ServicePartProps {
  id: string;
  /** Sets the space around it; without a class it continues the part before it. */
  className?: string;
  title: string;
  introduction?: string;
  children: ReactNode;
}

function ServicePart({ id, className = 'section-end', title, introduction, children }: ServicePartProps) {
  return (
    <section id={id} className={`${className} container grid`}>
      <h2 className={`col-label ${styles.title}`}>{richText(title)}</h2>
      <div className={`col-body ${styles.body}`}>
        {introduction && <p className={`lead ${styles.introduction}`}>{richText(introduction)}</p>}
        {children}
      </div>
    </section>
  );
}
