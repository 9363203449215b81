import { useRef } from 'react';
import type { NarrowPicture, PictureSource } from '#lib/picture-source.ts';
import { GoLink } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { richText } from '#ui/text.tsx';
import styles from './hero-slide.module.css';

interface SlideLink {
  href: string;
  label: string;
}

export interface Slide {
  picture: PictureSource;
  pictureNarrow: NarrowPicture;
  title: string;
  description: string;
  link: SlideLink;
  linkNarrow?: SlideLink | undefined;
}

interface HeroSlideProps {
  slide: Slide;
  first: boolean;
  inRows: boolean;
  fetched: boolean;
  open: boolean;
  /** Whether Tab skips its link. Screen readers still find the slide, and focusing it shows it. */
  skipped: boolean;
  shown: boolean;
  onPoint: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

export function HeroSlide(props: HeroSlideProps) {
  const { slide, first, inRows, fetched, open, skipped, shown, onPoint, onFocus, onBlur } = props;
  /** On touch, the first tap shows the link, and the next one follows it. */
  const isRevealed = useRef(true);
  const tabIndex = skipped ? -1 : undefined;
  const { picture, pictureNarrow, title, description, link, linkNarrow } = slide;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key follows the link at once, since focus has shown it
    <li
      className={inRows ? `${styles.slide} ${styles.inRows}` : styles.slide}
      data-open={open || undefined}
      onPointerEnter={onPoint}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerDownCapture={({ pointerType }) => {
        isRevealed.current = shown || pointerType === 'mouse';
      }}
      onClick={(event) => isRevealed.current || event.preventDefault()}
    >
      <div className={fetched ? `cover ${styles.picture}` : `cover ${styles.picture} ${styles.later}`}>
        <Picture source={picture} narrow={pictureNarrow} first={first} loading={fetched ? 'eager' : 'lazy'} />
      </div>
      <div className={`stack ${styles.text}`}>
        <h2>{richText(title)}</h2>
        <p>{richText(description)}</p>
        <GoLink href={link.href} className={linkNarrow && styles.wide} tabIndex={tabIndex}>
          {link.label}
        </GoLink>
        {linkNarrow && (
          <GoLink href={linkNarrow.href} className={styles.narrow} tabIndex={tabIndex}>
            {linkNarrow.label}
          </GoLink>
        )}
      </div>
    </li>
  );
}
