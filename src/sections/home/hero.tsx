import { useState } from 'react';
import type { Ui } from '#content/schemas/ui.ts';
import { columnsFor } from '#ui/columns.ts';
import styles from './hero.module.css';
import { HeroSlide, type Slide } from './hero-slide.tsx';
import { useSlider } from './use-slider.ts';

export interface HeroProps {
  headline: string;
  label: string;
  labels: Ui['hero'];
  slides: Slide[];
  /** The slides' numbers in the page's digits. */
  numbers: string[];
  direction: 'ltr' | 'rtl';
}

/** The first screen: panels over one picture; on narrow screens a slider. */
export function Hero({ headline, label, labels, slides, numbers, direction }: HeroProps) {
  const { ref, handlers, takenOver, selected, paused, ...slider } = useSlider(direction);
  const [panel, choosePanel] = useState<number>();
  const inRows = slides.length > 4;
  const fetched = useFetched(slides.length, { selected, ...slider });

  return (
    <section
      ref={ref}
      className={`${styles.hero} ${takenOver ? '' : styles.scrolled} on-dark`}
      aria-roledescription={labels.carousel}
      aria-label={label}
      {...handlers}
    >
      <div className={`container stack ${styles.content}`}>
        <h1>
          {headline.split('\n').map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        {slides.length > 1 && (
          <HeroControls
            labels={labels}
            numbers={numbers}
            slides={slides}
            current={selected ?? 0}
            hidden={!takenOver}
            paused={paused}
            onChoose={slider.choose}
            onPause={slider.togglePause}
          />
        )}
        <ul
          className={inRows ? `${styles.slides} ${styles.rows}` : styles.slides}
          data-columns={columnsFor(slides.length, 4)}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && choosePanel(undefined)}
        >
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.title}
              slide={slide}
              first={index === 0}
              inRows={inRows}
              fetched={index < fetched}
              open={index === panel}
              skipped={selected !== undefined && selected !== index}
              shown={(selected ?? panel ?? 0) === index}
              onPoint={() => choosePanel(index)}
              onFocus={() => {
                choosePanel(index);
                if (selected !== undefined && selected !== index) slider.choose(index);
              }}
              // A tap on another panel chooses it before it takes the focus from this one.
              onBlur={() => choosePanel((chosen) => (chosen === index ? undefined : chosen))}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface SlideProgress {
  selected: number | undefined;
  playing: boolean;
  present: boolean;
}

/** Returns how many pictures to load: one, the next too while they play, all once a visitor interacts. */
function useFetched(count: number, { selected, playing, present }: SlideProgress): number {
  const [fetched, setFetched] = useState(1);
  const nextCount = selected === undefined ? 1 : selected + (playing ? 2 : 1);
  const needed = present ? count : nextCount;
  if (needed > fetched) setFetched(needed);
  return fetched;
}

interface HeroControlsProps extends Omit<HeroProps, 'headline' | 'label' | 'direction'> {
  current: number;
  hidden: boolean;
  paused: boolean;
  onChoose: (index: number) => void;
  onPause: () => void;
}

/** The controls come before the slides, pause first, so that a screen reader finds it before the slides move. */
function HeroControls(props: HeroControlsProps) {
  const { labels, numbers, slides, current, hidden, paused, onChoose, onPause } = props;
  return (
    <div className={`line ${styles.controls}`} hidden={hidden}>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? labels.play : labels.pause}
        onClick={onPause}
      >
        <svg viewBox="0 0 10 12" aria-hidden="true">
          <path d={paused ? 'M1 0l9 6-9 6z' : 'M1 0h2.5v12H1zM6.5 0H9v12H6.5z'} />
        </svg>
      </button>
      <fieldset className={styles.dots} aria-label={labels.slides}>
        {numbers.map((number, index) => (
          <button
            key={number}
            type="button"
            aria-label={`${labels.slide} ${number}: ${slides[index]?.title}`}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          />
        ))}
      </fieldset>
    </div>
  );
}
