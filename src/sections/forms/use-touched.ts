import { useRef, useState } from 'react';

/** Fields that were left after a change: only they show what is wrong, from then on at every key. */
export function useTouched(first: Iterable<string>) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(first));
  const changed = useRef(new Set<string>());
  const touch = (...names: string[]) => setTouched((known) => new Set([...known, ...names]));
  return {
    touched,
    touch,
    change: (name: string) => changed.current.add(name),
    leave: (name: string) => changed.current.has(name) && touch(name),
  };
}
