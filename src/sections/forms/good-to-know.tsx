import { Points } from '../../ui/points.tsx';
import styles from './good-to-know.module.css';

export interface GoodToKnowProps {
  title: string;
  points: string[];
}

/** What somebody who fills in a form should know, beside it. */
export function GoodToKnow({ title, points }: GoodToKnowProps) {
  return (
    <div className={`small ${styles.know}`}>
      <h2 className="label">{title}</h2>
      <Points points={points} ruled />
    </div>
  );
}
