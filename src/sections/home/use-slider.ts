import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHoverAndFocus } from './use-hover-and-focus.ts';

/** How long a slide is shown (docs/product.md, section 9). */
const slideMs = 3000;
/** In Embla's unit: after the 500 ms of the specification a slide is within 0.3 % of its position. */
const duration = 19;
/** How long a visitor who has chosen a slide must be elsewhere before the slides go on. */
const elsewhereMs = 10_000;
/** How long a scrolled list must not move to count as at rest. */
const restMs = 100;

const options = {
  container: 'ul',
  loop: true,
  duration,
  active: false,
  breakpoints: {
    'screen and (width < 64rem)': { active: true },
    '(prefers-reduced-motion: reduce)': { duration: 0 },
  },
};
const autoplayOptions = { delay: slideMs, playOnInit: false, stopOnFocusIn: false };

/** Runs the list as a slider on narrow screens, from the slide that the browser showed before hydration. */
export function useSlider(direction: 'ltr' | 'rtl') {
  const ref = useRef<HTMLElement>(null);
  const [startIndex, setStartIndex] = useState<number>();
  const [attach, embla] = useEmblaCarousel({ ...options, direction, startIndex: startIndex ?? 0 }, [
    Autoplay(autoplayOptions),
  ]);
  const [mode, setMode] = useState<'playing' | 'chosen' | 'paused'>('playing');
  const { present, handlers } = useHoverAndFocus(embla?.rootNode());
  const playing = mode === 'playing' && !present;
  const selected = useSelectedSlide(embla);
  useAutoplay(embla, playing);

  useEffect(() => {
    const root = ref.current;
    const list = root?.querySelector('ul');
    if (!list) return;
    // This runs in one task. Otherwise a frame could show the first slide, neither scrolled nor moved into place.
    const startAt = (index: number) =>
      flushSync(() => {
        setStartIndex(index);
        attach(root);
      });
    return whenAtRest(list, startAt);
  }, [attach]);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setMode('paused');
  }, []);

  useEffect(() => {
    if (mode !== 'chosen' || present || selected === undefined) return;
    const timer = setTimeout(() => setMode('playing'), elsewhereMs);
    return () => clearTimeout(timer);
  }, [mode, present, selected]);

  return {
    ref,
    handlers,
    /** Whether the slider moves the slides, on narrow screens; otherwise the browser scrolls them. */
    takenOver: startIndex !== undefined,
    selected,
    playing,
    present,
    paused: mode === 'paused',
    choose(index: number) {
      if (mode === 'playing') setMode('chosen');
      embla?.scrollTo(index);
    },
    togglePause: () => setMode(mode === 'paused' ? 'playing' : 'paused'),
  };
}

type Embla = UseEmblaCarouselType[1];

function useSelectedSlide(embla: Embla): number | undefined {
  const [selected, setSelected] = useState<number>();
  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      const { active } = embla.internalEngine().options;
      setSelected(active ? embla.selectedScrollSnap() : undefined);
    };
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);
  return selected;
}

function useAutoplay(embla: Embla, playing: boolean) {
  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      const autoplay = embla.plugins()?.autoplay;
      if (playing) autoplay?.play();
      else autoplay?.stop();
    };
    follow();
    embla.on('reInit', follow);
    return () => {
      embla.off('reInit', follow);
    };
  }, [embla, playing]);
}

/** Calls back once, with the item at which a scrolled list comes to rest. */
function whenAtRest(list: HTMLElement, settle: (index: number) => void) {
  let timer: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    list.removeEventListener('scroll', wait);
  };
  const check = () => {
    // In right-to-left text `scrollLeft` counts down from zero.
    const position = Math.abs(list.scrollLeft) / list.clientWidth;
    const index = Math.round(position);
    if (Math.abs(position - index) > 0.01) return;
    stop();
    settle(index);
  };
  function wait() {
    clearTimeout(timer);
    timer = window.setTimeout(check, restMs);
  }
  list.addEventListener('scroll', wait);
  queueMicrotask(check);
  return stop;
}
