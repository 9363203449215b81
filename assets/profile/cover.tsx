import { Logo, type LogoProps } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import { Photo, type PhotoSource } from '../print-templates/photo.tsx';
import styles from './cover.module.css';
import { Sheet } from './sheet.tsx';

interface CoverProps {
  logo: LogoProps['variant'];
  firm: string;
  /** A line break is a break by sense. */
  headline: string;
  title: string;
  tagline: string;
  picture: PhotoSource;
}

/** The hero's picture over the whole page, under the firm's promise. */
export function Cover({ logo, firm, headline, title, tagline, picture }: CoverProps) {
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
