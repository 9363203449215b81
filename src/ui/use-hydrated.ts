import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the component's code runs in the browser: false on the server and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
