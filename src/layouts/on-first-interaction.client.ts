import url from './on-first-interaction.ts?module-url';

/** What only a visitor needs comes with their first interaction: see docs/decisions/between-pages.md. */
const stop = new AbortController();

for (const name of ['pointermove', 'keydown']) addEventListener(name, load, { signal: stop.signal });

function load(event: Event) {
  // To Chromium a pointer that has been resting on the page moves too, by nothing.
  if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  stop.abort();
  import(/* @vite-ignore */ url);
}
