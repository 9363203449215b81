import type { Home } from '#content/schemas/home.ts';
import { richText } from '../../ui/text.tsx';
import styles from './vision-mission.module.css';

export function VisionMission({ vision, mission }: Pick<Home, 'vision' | 'mission'>) {
  return (
    <section className="section on-dark star-pattern">
      <div className="container">
        <div className={`grid ${styles.grid}`}>
          {[vision, mission].map(({ label, text }) => (
            <div key={label} className={styles.part}>
              <h2 className={`label ${styles.label}`}>{label}</h2>
              <p className="statement">{richText(text)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
