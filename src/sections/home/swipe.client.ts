export interface Swipe {
  start: () => void;
  /** Both get the distance from where the finger came down, in pixels to the right. */
  move: (distance: number) => void;
  end: (distance: number) => void;
}

/** Follows a finger that moves sideways; up and down stays the browser's. */
export function swipe(target: HTMLElement, signal: AbortSignal, { start, move, end }: Swipe) {
  let from: number | undefined;
  let distance = 0;
  target.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      from = event.clientX;
      distance = 0;
      start();
    },
    { signal },
  );
  target.addEventListener(
    'pointermove',
    (event) => {
      if (from === undefined) return;
      distance = event.clientX - from;
      if (Math.abs(distance) > 4) move(distance);
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel'] as const) {
    target.addEventListener(
      kind,
      () => {
        if (from === undefined) return;
        from = undefined;
        end(distance);
      },
      { signal },
    );
  }
}
