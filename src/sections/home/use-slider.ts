import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { usePresence } from './use-presence.ts';

/** How long a slide stands (specification, section 9). */
const slideMs = 3000;
/** In Embla's own measure: after the 500 ms of the specification a slide is within 0.3 % of its place. */
const duration = 19;
/** How long a visitor who has chosen a slide has to be elsewhere before the slides go on. */
const elsewhereMs = 10_000;

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

/** Runs the list in an element as a slider, on narrow screens. */
export function useSlider(direction: 'ltr' | 'rtl') {
  const [ref, embla] = useEmblaCarousel({ ...options, direction }, [Autoplay(autoplayOptions)]);
  const [selected, setSelected] = useState<number>();
  const [mode, setMode] = useState<'playing' | 'chosen' | 'paused'>('playing');
  const { present, handlers } = usePresence(embla?.rootNode());
  const playing = mode === 'playing' && !present;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setMode('paused');
  }, []);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      const { active } = embla.internalEngine().options;
      setSelected(active ? embla.selectedScrollSnap() : undefined);
    };
    follow();
    embla.on('select', follow).on('reInit', follow);
  }, [embla]);

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

  useEffect(() => {
    if (mode !== 'chosen' || present || selected === undefined) return;
    const timer = setTimeout(() => setMode('playing'), elsewhereMs);
    return () => clearTimeout(timer);
  }, [mode, present, selected]);

  return {
    ref,
    handlers,
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
