import { useState } from 'react';
import { columnsFor } from '#ui/columns.ts';
import styles from './hero.module.css';
import { HeroControls, type HeroControlsContent } from './hero-controls.tsx';
import { HeroSlide, type Slide } from './hero-slide.tsx';
import { useSlider } from './use-slider.ts';

export interface HeroProps extends HeroControlsContent {
  headline: string;
  label: string;
  slides: Slide[];
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
            titles={slides.map(({ title }) => title)}
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
          onBlur={() => choosePanel(undefined)}
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
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface Progress {
  selected: number | undefined;
  playing: boolean;
  present: boolean;
}

/** Returns how many pictures to load: one, the next too while they play, all once a visitor interacts. */
function useFetched(count: number, { selected, playing, present }: Progress): number {
  const [fetched, setFetched] = useState(1);
  const nextCount = selected === undefined ? 1 : selected + (playing ? 2 : 1);
  const due = present ? count : nextCount;
  if (due > fetched) setFetched(due);
  return fetched;
}
