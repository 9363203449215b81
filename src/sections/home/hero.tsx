import { Picture, type PictureSource } from '../../ui/picture.tsx';
import styles from './hero.module.css';
import { HeroControls, type HeroControlsProps } from './hero-controls.tsx';
import { type HeroPanel, HeroPanels } from './hero-panels.tsx';

export interface HeroSlide extends HeroPanel {
  picture: PictureSource;
  pictureNarrow: PictureSource;
}

export interface HeroProps {
  headline: string;
  label: string;
  labels: HeroControlsProps['labels'] & { carousel: string };
  slides: HeroSlide[];
  numbers: HeroControlsProps['numbers'];
}

/** The first screen: four panels over one picture; on narrow screens a slider. hero.client.ts moves it. */
export function Hero({ headline, label, labels, slides, numbers }: HeroProps) {
  return (
    <section
      className={`${styles.hero} on-dark`}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-hero="0"
    >
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
        <HeroPanels panels={slides} />
        <HeroControls labels={labels} numbers={numbers} />
      </div>
    </section>
  );
}
