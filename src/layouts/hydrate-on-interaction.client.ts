import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates near the screen or at the visitor's first touch, key, scroll or pointer move. */
    'client:interaction'?: boolean;
  }
}

/** How far below the screen an island may be when its code is run. */
const rootMargin = '300px';
/** Fetching the code a second after load costs no first-screen time (docs/decisions/islands.md). */
const fetchDelayMs = 1000;
const events = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Hydrates an island at the first interaction of a visitor; without one a second after load, as soon as it is near the
 * screen. The code of those further down is fetched then, so that they hydrate without delay. With `client:load` or
 * `client:idle` React's 61 kB cost up to 0.5 s of largest paint on slow 4G (docs/decisions/islands.md). Remove this
 * when Astro has a directive that waits for the visitor.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  island.dataset.island = 'waiting';
  const stop = new AbortController();
  const hydrate = async () => {
    if (stop.signal.aborted) return;
    stop.abort();
    await (await load())();
    island.dataset.island = 'hydrated';
  };
  for (const event of events)
    addEventListener(event, hydrate, { once: true, passive: true, signal: stop.signal });

  const begin = () => {
    if (stop.signal.aborted) return;
    load();
    const near = new IntersectionObserver((all) => all.some(isNear) && hydrate(), { rootMargin });
    stop.signal.addEventListener('abort', () => near.disconnect());
    for (const child of island.children) near.observe(child);
    // A hash may name something that only the island can show.
    if (location.hash) hydrate();
  };
  if (document.readyState === 'complete') setTimeout(begin, fetchDelayMs);
  else addEventListener('load', () => setTimeout(begin, fetchDelayMs), { once: true });
};

const isNear = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting;

export default hydrateOnInteraction;
