import { Illustration } from '#ui/illustration.tsx';
import styles from './illustrations.module.css';

/** The drawings of the services, in the cells of a wall along the foot. */
export function Illustrations({ illustrations }: { illustrations: string[] }) {
  return (
    <div className={styles.grid}>
      {illustrations.map((illustration) => (
        <div key={illustration} className={styles.cell}>
          <Illustration name={illustration} of="en" />
        </div>
      ))}
    </div>
  );
}
