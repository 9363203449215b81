import { formatTime, formatWeekday } from '#i18n/numbers.ts';
import styles from './office-list.module.css';
import type { OfficeListProps } from './offices-content.ts';
import { dateOf, localTime, openingAt } from './opening-hours.ts';

export interface OfficeProps extends Pick<OfficeListProps, 'language' | 'labels'> {
  office: OfficeListProps['offices'][number];
  /** None before the visitor's clock can be read. */
  now: Date | undefined;
}

export function OfficeHours({ now, ...props }: OfficeProps) {
  const { office, labels, language } = props;
  const { week, timeZone } = office;
  const [first] = week;
  const local = now && localTime(now, timeZone);
  // Words as long as those to come keep the room for them and are not seen.
  const pending = { state: undefined, said: `${labels.closedOpens} ${first?.days}` };
  const { state, said } = local ? stateAt(local, props) : pending;
  return (
    <div className={`${styles.week} ${now ? '' : styles.pending}`}>
      <p className={styles.state} data-state={state}>
        <i className="diamond" aria-hidden="true" />
        {said}
      </p>
      <dl>
        {week.map(({ days, times }) => (
          <div key={days} className="cluster">
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
        <div className={`cluster ${styles.now}`}>
          <dt>{labels.localTime}</dt>
          <dd>{local ? formatTime(language, local) : first?.times}</dd>
        </div>
      </dl>
    </div>
  );
}

function stateAt(now: Date, { office: { hours }, labels, language }: Omit<OfficeProps, 'now'>) {
  const { state, until } = openingAt(hours, now);
  const time = formatTime(language, until);
  if (state === 'open') return { state, said: `${labels.openUntil} ${time}` };
  const day = dateOf(now) === dateOf(until) ? [] : [formatWeekday(language, until)];
  return { state, said: [labels.closedOpens, ...day, labels.at, time].join(' ') };
}
