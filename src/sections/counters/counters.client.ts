/** Milliseconds from the start value to the end value (specification, section 9). */
const duration = 3000;

const still = matchMedia('(prefers-reduced-motion: reduce)');
const hasMouse = matchMedia('(hover: hover)');

for (const strip of document.querySelectorAll<HTMLElement>('[data-counters]')) {
  const run = () => count(strip);
  if (still.matches) continue;
  if (hasMouse.matches) strip.addEventListener('pointerenter', run, { once: true });
  else whenSeen(strip, run);
}

function whenSeen(strip: HTMLElement, run: () => void) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      run();
    },
    { threshold: 0.5 },
  );
  seen.observe(strip);
}

/** Counts every figure of a strip up to its end value, together, once. */
function count(strip: HTMLElement) {
  const format = new Intl.NumberFormat(strip.dataset.counters);
  const figures = [...strip.querySelectorAll<HTMLElement>('[data-to]')].map((element) => ({
    element,
    from: Number(element.dataset.from),
    to: Number(element.dataset.to),
  }));
  const start = performance.now();
  const step = (now: number) => {
    const share = Math.min((now - start) / duration, 1);
    for (const { element, from, to } of figures) {
      element.textContent = format.format(Math.round(from + (to - from) * ease(Math.max(share, 0))));
    }
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Fast first, slow at the end. */
function ease(share: number): number {
  return 1 - (1 - share) ** 3;
}
