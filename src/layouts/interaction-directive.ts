import type { ClientDirective } from 'astro';

/** How far below the screen an island may be when its code is run. */
const rootMargin = '300px';
/** Fetching the code a second after load costs no first-screen time (docs/decisions/islands.md). */
const fetchDelayMs = 1000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Runs an island's code at the first sign of a visitor; without one a second after load, as soon as the
 * island is near the screen. The code of those further down is fetched then, so that it is there when it is
 * wanted.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  const stop = new AbortController();
  const hydrate = async () => {
    if (stop.signal.aborted) return;
    stop.abort();
    await (await load())();
  };
  for (const sign of signs)
    addEventListener(sign, hydrate, { once: true, passive: true, signal: stop.signal });

  // A hash may name what only the island can show.
  const begin = () => (location.hash ? hydrate() : whenNear(island, hydrate, stop.signal));
  const later = () => setTimeout(() => stop.signal.aborted || begin(), fetchDelayMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};

function whenNear(island: HTMLElement, hydrate: () => void, signal: AbortSignal) {
  fetchOnly(island);
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
    { rootMargin },
  );
  for (const child of island.children) observer.observe(child);
  signal.addEventListener('abort', () => observer.disconnect());
}

function fetchOnly(island: HTMLElement) {
  for (const attribute of ['component-url', 'renderer-url']) {
    const href = island.getAttribute(attribute);
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

export default hydrateOnInteraction;
