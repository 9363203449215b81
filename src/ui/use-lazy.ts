import { useRef, useState } from 'react';

/** Returns a value that is fetched on demand, and the function that fetches it once, or again after a failure. */
export function useLazy<Value>(fetchValue: () => Promise<Value>) {
  const [value, setValue] = useState<Value>();
  const request = useRef<Promise<Value>>(undefined);

  function load(): Promise<Value> {
    request.current ??= fetchValue();
    request.current.then(setValue, () => {
      request.current = undefined;
    });
    return request.current;
  }

  return [value, load] as const;
}
