import type { ClientDirective } from 'astro';

/** How far below the screen an island may be when its code is run. */
const margin = '300px';
/** Fetching the code a second after load cost no first-screen time when measured (docs/decisions/islands.md). */
const fetchDelay = 1000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Runs an island's code at the first sign of a visitor, or when the island is near the screen.
 * A second after load the code is fetched, without running it, so that it is there when it is wanted.
 */
const engage: ClientDirective = (load, _options, island) => {
  const stop = new AbortController();
  const hydrate = async () => {
    if (stop.signal.aborted) return;
    stop.abort();
    near.disconnect();
    await (await load())();
  };
  const near = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
    {
      rootMargin: margin,
    },
  );
  for (const child of island.children) near.observe(child);
  for (const sign of signs)
    addEventListener(sign, hydrate, { once: true, passive: true, signal: stop.signal });

  const fetchLater = () => setTimeout(() => stop.signal.aborted || fetchOnly(island), fetchDelay);
  if (document.readyState === 'complete') fetchLater();
  else addEventListener('load', fetchLater, { once: true });
};

function fetchOnly(island: HTMLElement) {
  for (const attribute of ['component-url', 'renderer-url']) {
    const href = island.getAttribute(attribute);
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

export default engage;
