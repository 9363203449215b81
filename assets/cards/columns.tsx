import { Photo } from '../print-templates/photo.tsx';
import type { CardPhoto } from './art-photos.ts';
import styles from './columns.module.css';

/** Tall pictures side by side, as the cases stand on the home page. */
export function Columns({ photos }: { photos: CardPhoto[] }) {
  return (
    <div className={styles.columns}>
      {photos.map((photo) => (
        <Photo key={photo.src} source={photo} className={styles.column} />
      ))}
    </div>
  );
}
