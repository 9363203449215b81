import { type RefObject, useEffect, useState } from 'react';
import { whenEntered } from '#ui/when-entered.ts';

const durationMs = 3000;

/** Returns 1, but runs once from 0 to 1 when the mouse enters or the strip is seen, unless motion is reduced. */
export function useCountUp(strip: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const element = strip.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const entering = { events: ['pointerenter'], seen: { threshold: 0.5 } };
    return whenEntered(element, entering, () => count(setProgress));
  }, [strip]);

  return progress;
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
