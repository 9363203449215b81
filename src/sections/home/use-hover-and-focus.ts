import { type FocusEvent, useEffect, useState } from 'react';

/** Returns whether a visitor is in an element by mouse, touch or keyboard, and the handlers that notice it. */
export function useHoverAndFocus(element: HTMLElement | undefined) {
  const [pointing, setPointing] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    // The mouse may be there before hydration; after a tap an element stays "hovered" until the next tap.
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
