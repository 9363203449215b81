import styles from './bullet-list.module.css';
import { richText } from './text.tsx';

export function BulletList({ points, ruled = false }: { points: string[]; ruled?: boolean }) {
  return (
    <ul className={styles.points} data-ruled={ruled || undefined}>
      {points.map((point) => (
        <li key={point}>
          <i className="diamond" aria-hidden="true" />
          <span>{richText(point)}</span>
        </li>
      ))}
    </ul>
  );
}
