import { Photo } from '../print-templates/photo.tsx';
import type { CardPhoto } from './art-photos.ts';
import styles from './scene.module.css';

/** A picture over the whole card, veiled under the words with the card's ground. */
export function Scene({ photo }: { photo: CardPhoto }) {
  return (
    <div className={styles.scene} data-mirrored={photo.mirrored || undefined}>
      <Photo source={photo} className={styles.photo} />
    </div>
  );
}
