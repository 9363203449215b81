import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for so long; undefined at first. */
export function useDebounced<Value>(value: Value, delayMs: number): Value | undefined {
  const [debounced, setDebounced] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(setDebounced, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
