import url from './prefetch-and-manifest.ts?module-url';

const stop = new AbortController();

for (const name of ['pointermove', 'keydown']) addEventListener(name, load, { signal: stop.signal });

/** Loads the code that only visitors need, at their first move or key (docs/decisions/between-pages.md). */
function load(event: Event) {
  // Chromium reports a move of zero pixels for a pointer that rests on the page.
  if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  stop.abort();
  import(/* @vite-ignore */ url);
}
