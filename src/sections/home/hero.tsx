import { GoLink } from '../../ui/link.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './hero.module.css';

interface HeroLink {
  href: string;
  label: string;
}

export interface HeroSlide {
  picture: PictureSource;
  pictureNarrow: PictureSource;
  title: string;
  description: string;
  link: HeroLink;
  /** Where the slide leads on a narrow screen, if elsewhere. */
  linkNarrow?: HeroLink | undefined;
}

export interface HeroProps {
  headline: string;
  label: string;
  labels: { carousel: string; slides: string; slide: string; pause: string; play: string };
  slides: HeroSlide[];
  /** Numbers of the slides in the page's digits. */
  numbers: string[];
}

/** The first screen: four panels over one picture; on narrow screens a slider. hero.client.ts moves it. */
export function Hero({ headline, label, labels, slides, numbers }: HeroProps) {
  return (
    <section className={`${styles.hero} on-dark`} aria-roledescription={labels.carousel} aria-label={label} data-hero="0">
      <div className={styles.pictures}>
        {slides.map(({ picture, pictureNarrow, title }, index) => (
          <div key={title} className={styles.picture} data-slide={index} hidden={index > 0}>
            <Picture source={picture} narrow={pictureNarrow} first={index === 0} />
          </div>
        ))}
      </div>
      <div className={`wrap ${styles.inner}`}>
        <h1>
          {headline.split('\n').map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <ul className={styles.panels}>
          {slides.map((slide, index) => (
            <Panel key={slide.title} slide={slide} index={index} />
          ))}
        </ul>
        <div className={styles.controls} data-controls="">
          <div className={styles.dots} role="group" aria-label={labels.slides}>
            {numbers.map((number, index) => (
              <button
                key={number}
                type="button"
                aria-label={`${labels.slide} ${number}`}
                aria-current={index === 0 || undefined}
                data-dot={index}
              />
            ))}
          </div>
          <button type="button" className={styles.pause} aria-label={labels.pause} data-pause={labels.pause} data-play={labels.play}>
            <svg viewBox="0 0 10 12" aria-hidden="true">
              <path className={styles.pauseShape} d="M1 0h2.5v12H1zM6.500 0H9v12H6.500z" />
              <path className={styles.playShape} d="M1 0l9 6-9 6z" />
            </svg>
          </button>
        </div>
      </div>
    </section>
  );
}

function Panel({ slide: { title, description, link, linkNarrow }, index }: { slide: HeroSlide; index: number }) {
  return (
    <li className={styles.panel} data-slide={index}>
      <h2>
        <Text>{title}</Text>
      </h2>
      <p>
        <Text>{description}</Text>
      </p>
      <GoLink href={link.href} className={linkNarrow && styles.wide}>
        {link.label}
      </GoLink>
      {linkNarrow && (
        <GoLink href={linkNarrow.href} className={styles.narrow}>
          {linkNarrow.label}
        </GoLink>
      )}
    </li>
  );
}
