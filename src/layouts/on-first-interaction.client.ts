/** What only a visitor needs comes with their first interaction: see docs/decisions/between-pages.md. */
const src = import.meta.env.DEV ? '/src/layouts/on-first-interaction.ts' : '/on-first-interaction.js';
const stop = new AbortController();

for (const name of ['pointermove', 'keydown']) addEventListener(name, load, { signal: stop.signal });

function load(event: Event) {
  // To Chromium a pointer that has been resting on the page moves too, by nothing.
  if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  stop.abort();
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}
