import { useRef, useState } from 'react';

/**
 * What is fetched when it is first wanted: the value once it is there, and the function that asks for it. What fails is
 * fetched anew the next time.
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
