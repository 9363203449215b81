import { Figure } from '../../src/ui/figure.tsx';
import styles from './figures.module.css';

/** The drawings of the services, in the cells of a wall along the foot. */
export function Figures({ figures }: { figures: string[] }) {
  return (
    <div className={styles.grid}>
      {figures.map((figure) => (
        <div key={figure} className={styles.cell}>
          <Figure figure={figure} of="en" />
        </div>
      ))}
    </div>
  );
}
