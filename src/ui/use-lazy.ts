import { useRef, useState } from 'react';

/**
 * Returns a value that is fetched on demand, undefined until it has loaded, and the function that fetches it once.
 * After a failure the function fetches it again.
 */
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
