import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether the component is hydrated: false on the server and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
