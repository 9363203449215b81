import { Illustration } from '#ui/illustration.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { CardPhoto } from './art-photos.ts';
import styles from './split.module.css';

/** A picture beside the words; a service's drawing stands in a stone that reaches into it. */
export function Split({ photo, illustration }: { photo: CardPhoto; illustration?: string }) {
  return (
    <div className={styles.half}>
      <Photo source={photo} className={styles.photo} />
      {illustration && (
        <div className={styles.stone}>
          <Illustration name={illustration} of="en" />
        </div>
      )}
    </div>
  );
}
