import { type RefObject, useEffect, useState } from 'react';

const durationMs = 3000;

/** Returns 1, but runs once from 0 to 1 when the mouse enters or the strip is seen, unless motion is reduced. */
export function useCountUp(strip: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const element = strip.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const stop = new AbortController();
    const run = () => {
      if (stop.signal.aborted) return;
      stop.abort();
      count(setProgress);
    };
    if (!matchMedia('(hover: hover)').matches) whenSeen(element, run, stop.signal);
    // The pointer may have entered before hydration.
    else if (element.matches(':hover')) run();
    else element.addEventListener('pointerenter', run, { signal: stop.signal });
    return () => stop.abort();
  }, [strip]);

  return progress;
}

function whenSeen(element: HTMLElement, run: () => void, signal: AbortSignal) {
  const seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && run(), {
    threshold: 0.5,
  });
  seen.observe(element);
  signal.addEventListener('abort', () => seen.disconnect());
}

function count(setProgress: (progress: number) => void) {
  const start = performance.now();
  const step = (now: number) => {
    const time = Math.min(Math.max(now - start, 0) / durationMs, 1);
    setProgress(1 - (1 - time) ** 3);
    if (time < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
