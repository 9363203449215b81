import { useEffect, useRef } from 'react';

/** Waits until no pointer is down, because a button that moves between press and release is not clicked. */
export function useAfterPress(): (action: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const press = () => {
      waiting.current ??= [];
    };
    const release = () => {
      const actions = waiting.current ?? [];
      waiting.current = undefined;
      for (const action of actions) action();
    };
    addEventListener('pointerdown', press, options);
    // Waits for the click event that follows the release.
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(release), options);
    return () => listeners.abort();
  }, []);
  return (action) => {
    if (waiting.current) waiting.current.push(action);
    else action();
  };
}
