import { GoLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './hero-slide.module.css';
import type { HeroProps } from './home-content.ts';

interface HeroSlideProps {
  slide: HeroProps['slides'][number];
  first: boolean;
  fetched: boolean;
  inert: boolean;
  onChoose: () => void;
}

export function HeroSlide({ slide, first, fetched, inert, onChoose }: HeroSlideProps) {
  const { picture, pictureNarrow, title, description, link, linkNarrow } = slide;
  return (
    <li className={styles.slide} inert={inert} onPointerEnter={onChoose} onFocus={onChoose}>
      <div className={`cover ${styles.picture} ${fetched ? '' : styles.later}`}>
        <Picture source={picture} narrow={pictureNarrow} first={first} loading={fetched ? 'eager' : 'lazy'} />
      </div>
      <div className={styles.words}>
        <h2>{richText(title)}</h2>
        <p>{richText(description)}</p>
        <GoLink href={link.href} className={linkNarrow && styles.wide}>
          {link.label}
        </GoLink>
        {linkNarrow && (
          <GoLink href={linkNarrow.href} className={styles.narrow}>
            {linkNarrow.label}
          </GoLink>
        )}
      </div>
    </li>
  );
}
