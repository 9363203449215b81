/** What only a visitor needs comes with the first sign of one: see docs/decisions/between-pages.md. */
const src = import.meta.env.DEV ? '/src/layouts/first-sign.ts' : '/first-sign.js';
const stop = new AbortController();

for (const sign of ['pointermove', 'keydown']) addEventListener(sign, load, { signal: stop.signal });

function load(event: Event) {
  // To Chromium a pointer that has been resting on the page moves too, by nothing.
  if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  stop.abort();
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}
