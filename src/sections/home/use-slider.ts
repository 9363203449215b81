import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePresence } from './use-presence.ts';

/** How long a slide stands (docs/product.md, section 9). */
const slideMs = 3000;
/** In Embla's own measure: after the 500 ms of the specification a slide is within 0.3 % of its place. */
const duration = 19;
/** How long a visitor who has chosen a slide has to be elsewhere before the slides go on. */
const elsewhereMs = 10_000;
/** How long a list that the browser scrolls has to stand still to be at rest. */
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

/**
 * Runs the list in an element as a slider, on narrow screens. Until then, and where this code never comes, the browser
 * scrolls the list; the slider goes on from the slide that it was left at.
 */
export function useSlider(direction: 'ltr' | 'rtl') {
  const ref = useRef<HTMLElement>(null);
  const [startIndex, setStartIndex] = useState<number>();
  const [attach, embla] = useEmblaCarousel({ ...options, direction, startIndex: startIndex ?? 0 }, [
    Autoplay(autoplayOptions),
  ]);
  const [mode, setMode] = useState<'playing' | 'chosen' | 'paused'>('playing');
  const { present, handlers } = usePresence(embla?.rootNode());
  const playing = mode === 'playing' && !present;
  const selected = useSelectedSlide(embla);
  useAutoplay(embla, playing);

  useEffect(() => {
    const root = ref.current;
    const list = root?.querySelector('ul');
    if (!list) return;
    // In one turn, so that no frame shows the list neither scrolled nor moved by the slider.
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
    /** Whether the slides are the slider's, on narrow screens; before they are scrolled by the browser. */
    takenOver: startIndex !== undefined,
    /** The slide that is shown; none where all are, on wide screens. */
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

/** The slide that a slider is at; none while it is not active. */
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

/** Calls back once, with the item that a list scrolled by the browser stands still at. */
function whenAtRest(list: HTMLElement, settle: (index: number) => void) {
  let timer: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    list.removeEventListener('scroll', wait);
  };
  const check = () => {
    // Counted from zero downwards where the language is read from the right.
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
