interface EnteringOptions {
  /** The events by which a mouse, or the focus, enters. */
  events: string[];
  /** When it counts as seen by a visitor without a mouse. */
  seen: IntersectionObserverInit;
}

/** Calls back once, when a visitor enters an element. Returns a function that ends the waiting. */
export function whenEntered(element: HTMLElement, { events, seen }: EnteringOptions, action: () => void) {
  const stop = new AbortController();
  const enter = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    action();
  };
  for (const event of events) element.addEventListener(event, enter, { signal: stop.signal, passive: true });
  const observer = new IntersectionObserver(
    (all) => all.some(({ isIntersecting }) => isIntersecting) && enter(),
    seen,
  );
  stop.signal.addEventListener('abort', () => observer.disconnect());
  if (!matchMedia('(hover: hover)').matches) observer.observe(element);
  // A visitor may be there before hydration.
  if (element.matches(':hover, :focus-within')) enter();
  return () => stop.abort();
}
