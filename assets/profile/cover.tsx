import { Logo } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import styles from './cover.module.css';
import type { ProfileContent } from './profile-content.ts';
import { Sheet } from './sheet.tsx';

/** The hero's picture over the whole page, under the firm's promise. */
export function Cover({ logo, firm, headline, title, tagline, picture }: ProfileContent['cover']) {
  return (
    <Sheet surface="night">
      <Photo source={picture} className={`placed ${styles.picture}`} />
      <Logo variant={logo} label={firm} className={`placed ${styles.logo}`} />
      <h1 className={`placed ${styles.headline}`}>{headline.replaceAll('\n', ' \n')}</h1>
      <div className={`grid-line muted placed small ${styles.foot}`}>
        <p className={styles.title}>{title}</p>
        <p>{richText(tagline)}</p>
      </div>
    </Sheet>
  );
}
