import { Logo, type LogoProps } from '#ui/logo.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { CardPhoto } from './art-photos.ts';
import styles from './paper.module.css';

interface PaperProps {
  photo: CardPhoto;
  firm: string;
  logo: LogoProps['variant'];
  /** A line break is a break by sense. */
  headline: string;
}

/** The company profile as it lies on a table: its cover, over the sheets below. */
export function Paper({ photo, firm, logo, headline }: PaperProps) {
  return (
    <div className={styles.pile}>
      <div className={styles.sheet} />
      <div className={`on-dark ${styles.cover}`}>
        <Photo source={photo} className={styles.photo} />
        <Logo variant={logo} label={firm} className={styles.logo} />
        <p className={styles.headline} aria-hidden="true">
          {headline}
        </p>
      </div>
    </div>
  );
}
