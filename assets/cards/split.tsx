import { Figure } from '../../src/ui/figure.tsx';
import { Photo } from '../drawn-pages/photo.tsx';
import type { CardPhoto } from './art-photos.ts';
import styles from './split.module.css';

/** A picture beside the words; a service's drawing stands in a stone that reaches into it. */
export function Split({ photo, figure }: { photo: CardPhoto; figure?: string }) {
  return (
    <div className={styles.half}>
      <Photo source={photo} className={styles.photo} />
      {figure && (
        <div className={styles.stone}>
          <Figure figure={figure} of="en" />
        </div>
      )}
    </div>
  );
}
