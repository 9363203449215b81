import { useEffect, useState } from 'react';

/** What is shown while somebody types should not be read out at every key. */
const pauseMs = 250;

/** A value as it was when it last stayed the same for a moment; undefined at first. */
export function useSettled<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
