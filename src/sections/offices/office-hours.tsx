import { formatDayOfYear, formatTime, formatWeekday } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';
import { dayMs } from '#lib/durations.ts';
import styles from './office-list.module.css';
import type { OfficeListProps, ShownOffice } from './offices-props.ts';
import { dateOf, localTime, openingAt } from './opening-hours.ts';

export interface OfficeProps {
  language: Language;
  labels: OfficeListProps['labels'];
  office: ShownOffice;
  /** Undefined until the visitor's clock can be read. */
  now: Date | undefined;
}

export function OfficeHours({ now, ...props }: OfficeProps) {
  const { office, labels, language } = props;
  const { week, timeZone } = office;
  const [first] = week;
  const local = now && localTime(now, timeZone);
  // Hidden text of the same length reserves the room.
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
        {comingIn(office, local).map(({ first, name, expected, days, times }) => (
          <div key={first + name} className="cluster">
            <dt>
              {name}
              {expected && ` (${labels.expected})`}
            </dt>
            <dd>{`${days} · ${times || labels.closed}`}</dd>
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

const shownHolidays = 2;

function comingIn({ holidays }: OfficeProps['office'], now: Date | undefined) {
  return holidays.filter(({ last }) => !now || last >= dateOf(now)).slice(0, shownHolidays);
}

const weekMs = 7 * dayMs;

function stateAt(now: Date, { office: { hours, holidays }, labels, language }: Omit<OfficeProps, 'now'>) {
  const { state, until } = openingAt(hours, now, holidays);
  const time = formatTime(language, until);
  if (state === 'open') return { state, said: `${labels.openUntil} ${time}` };
  const isThisWeek = until.getTime() - now.getTime() < weekMs;
  const weekday = isThisWeek ? formatWeekday(language, until) : formatDayOfYear(language, until);
  const day = dateOf(now) === dateOf(until) ? [] : [weekday];
  return { state, said: [labels.closedOpens, ...day, labels.at, time].join(' ') };
}
