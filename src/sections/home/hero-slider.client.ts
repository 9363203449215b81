import { loadPicture } from './hero-picture.client.ts';
import { swipe } from './swipe.client.ts';

/** Milliseconds a slide stands, and those it takes to move (specification, section 9). */
const standing = 3000;
const moving = 500;
/** The next picture is fetched this long before it is shown. */
const ahead = 1500;
const ease = 'cubic-bezier(.2, .7, .1, 1)';
/** Share of the width after which a swipe turns the slide. */
const enough = 0.15;

/** Runs the hero as a slider, and returns what stops it. */
export function slider(hero: HTMLElement): () => void {
  const slides = [0, 1, 2, 3].map((index) => [
    ...hero.querySelectorAll<HTMLElement>(`[data-slide="${index}"]`),
  ]);
  const dots = [...hero.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const pause = hero.querySelector<HTMLButtonElement>('[data-pause]');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** 1 where the next slide comes from the right, -1 where it comes from the left. */
  const direction = getComputedStyle(hero).direction === 'rtl' ? -1 : 1;
  const signal = new AbortController();
  let current = 0;
  let timer = 0;
  let held = false;

  const wrap = (index: number) => (index + slides.length) % slides.length;
  const paused = () => hero.hasAttribute('data-paused');

  const go = (target: number, step: 1 | -1, from = 0) => {
    const next = wrap(target);
    if (next === current) return;
    loadPicture(hero, next);
    const width = hero.clientWidth * direction * step;
    move(slides[current] ?? [], from, -width);
    move(slides[next] ?? [], from + width, 0);
    current = next;
    hero.dataset.hero = String(next);
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = index === next ? 'true' : null;
    plan();
  };

  const move = (parts: HTMLElement[], from: number, to: number) => {
    for (const part of parts) {
      part.dataset.moving = '';
      part.style.translate = '';
      const animation = part.animate([{ translate: `${from}px` }, { translate: `${to}px` }], {
        duration: still.matches ? 0 : moving,
        easing: ease,
      });
      animation.onfinish = () => delete part.dataset.moving;
    }
  };

  const plan = () => {
    clearTimeout(timer);
    if (held || paused() || document.hidden || signal.signal.aborted) return;
    timer = window.setTimeout(() => {
      loadPicture(hero, wrap(current + 1));
      timer = window.setTimeout(() => go(current + 1, 1), ahead);
    }, standing - ahead);
  };

  const hold = (on: boolean) => {
    held = on;
    plan();
  };
  const setPaused = (on: boolean) => {
    hero.toggleAttribute('data-paused', on);
    pause?.setAttribute('aria-label', (on ? pause.dataset.play : pause.dataset.pause) ?? '');
    plan();
  };

  const on = <Kind extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => target.addEventListener(kind, act, { signal: signal.signal });

  dots.forEach((dot, index) => {
    on(dot, 'click', () => {
      setPaused(true);
      go(index, index > current ? 1 : -1);
    });
  });
  if (pause) on(pause, 'click', () => setPaused(!paused()));
  on(hero, 'pointerenter', (event) => event.pointerType === 'mouse' && hold(true));
  on(hero, 'pointerleave', (event) => event.pointerType === 'mouse' && hold(false));
  on(hero, 'focusin', (event) => (event.target as Element).matches(':focus-visible') && hold(true));
  on(hero, 'focusout', () => hold(false));
  document.addEventListener('visibilitychange', plan, { signal: signal.signal });
  swipe(hero, signal.signal, {
    start: () => hold(true),
    move: (distance) => {
      const step = distance * direction < 0 ? 1 : -1;
      const next = wrap(current + step);
      loadPicture(hero, next);
      slides.forEach((parts, index) => {
        const offset = index === current ? distance : distance + hero.clientWidth * direction * step;
        for (const part of parts) {
          const shown = index === current || index === next;
          part.toggleAttribute('data-moving', shown);
          part.style.translate = shown ? `${offset}px` : '';
        }
      });
    },
    end: (distance) => {
      hold(false);
      const step = distance * direction < 0 ? 1 : -1;
      if (Math.abs(distance) > hero.clientWidth * enough) return go(current + step, step, distance);
      move(slides[current] ?? [], distance, 0);
      move(
        slides[wrap(current + step)] ?? [],
        distance + hero.clientWidth * direction * step,
        hero.clientWidth * direction * step,
      );
    },
  });

  setPaused(still.matches);
  return () => {
    signal.abort();
    clearTimeout(timer);
  };
}
