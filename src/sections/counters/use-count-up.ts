import { type RefObject, useEffect, useState } from 'react';

const durationMs = 3000;

/**
 * How far a strip of counters has come, from 0 to 1: it runs once, when the mouse first enters the strip, or,
 * where there is no mouse, when the strip is first seen. It stands at 1 before, and where motion is
 * unwelcome.
 */
export function useCountUp(strip: RefObject<HTMLElement | null>): number {
  const [share, setShare] = useState(1);

  useEffect(() => {
    const element = strip.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const stop = new AbortController();
    const run = () => {
      if (stop.signal.aborted) return;
      stop.abort();
      count(setShare);
    };
    if (!matchMedia('(hover: hover)').matches) whenSeen(element, run, stop.signal);
    // The pointer may have come before this code.
    else if (element.matches(':hover')) run();
    else element.addEventListener('pointerenter', run, { signal: stop.signal });
    return () => stop.abort();
  }, [strip]);

  return share;
}

function whenSeen(element: HTMLElement, run: () => void, signal: AbortSignal) {
  const seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && run(), {
    threshold: 0.5,
  });
  seen.observe(element);
  signal.addEventListener('abort', () => seen.disconnect());
}

function count(setShare: (share: number) => void) {
  const start = performance.now();
  const step = (now: number) => {
    const time = Math.min(Math.max(now - start, 0) / durationMs, 1);
    setShare(1 - (1 - time) ** 3);
    if (time < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
