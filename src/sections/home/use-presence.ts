import { type FocusEvent, useEffect, useState } from 'react';

/** Whether a visitor is in an element, with mouse, finger or keyboard, once it has these handlers. */
export function usePresence(element: HTMLElement | undefined) {
  const [pointing, setPointing] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    // The mouse may have come before this code; after a tap an element is "hovered" until the next.
    if (element && matchMedia('(hover: hover)').matches) setPointing(element.matches(':hover'));
  }, [element]);

  return {
    present: pointing || focused,
    handlers: {
      onPointerEnter: () => setPointing(true),
      onPointerLeave: () => setPointing(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
