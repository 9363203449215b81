import { Photo } from '../print-templates/photo.tsx';
import type { CardPhoto } from './art-photos.ts';
import styles from './article.module.css';

/** The article's picture along the foot, as it lies under the title on its page. */
export function Article({ photo }: { photo: CardPhoto }) {
  return <Photo source={photo} className={styles.band} />;
}
