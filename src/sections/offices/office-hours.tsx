import type { Hours } from '#content/schemas/office.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#language/languages.ts';
import { formatTime, formatWeekday } from '#language/numbers.ts';
import styles from './office-card.module.css';
import { openingAt } from './opening-hours.ts';

export interface OfficeHoursProps {
  language: Language;
  hours: Hours[];
  timeZone: string;
  week: { days: string; times: string }[];
  labels: Pick<Ui['offices'], 'localTime' | 'openUntil' | 'closedOpens' | 'at'>;
  /** None before the visitor's clock can be read. */
  now: Date | undefined;
}

export function OfficeHours({ week, labels, now, ...office }: OfficeHoursProps) {
  const { state, said } = now ? stateAt(now, labels, office) : placeholder(week, labels);
  return (
    <div className={`${styles.week} ${now ? '' : styles.pending}`}>
      <p className={styles.state} data-state={state}>
        <i className="diamond" aria-hidden="true" />
        {said}
      </p>
      <dl>
        {week.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
        <div className={styles.now}>
          <dt>{labels.localTime}</dt>
          <dd>{now ? formatTime(office.language, now, office.timeZone) : week[0]?.times}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Words as long as those to come, which keep the room for them and are not seen. */
function placeholder(week: OfficeHoursProps['week'], labels: OfficeHoursProps['labels']) {
  return { state: undefined, said: `${labels.closedOpens} ${week[0]?.days}` };
}

function stateAt(
  now: Date,
  labels: OfficeHoursProps['labels'],
  { language, hours, timeZone }: Pick<OfficeHoursProps, 'language' | 'hours' | 'timeZone'>,
) {
  const { state, until } = openingAt(hours, timeZone, now);
  const time = formatTime(language, until, timeZone);
  if (state === 'open') return { state, said: `${labels.openUntil} ${time}` };
  const [today, thatDay] = [now, until].map((instant) => instant.toLocaleDateString('en', { timeZone }));
  const day = today === thatDay ? [] : [formatWeekday(language, until, timeZone)];
  return { state, said: [labels.closedOpens, ...day, labels.at, time].join(' ') };
}
