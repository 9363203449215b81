import { type RefObject, useEffect } from 'react';
import { hasModifier } from '#ui/has-modifier.ts';
import { changedNames } from './form-values.ts';

/** An unload within this time after a click was caused by the click. */
const followMs = 1000;

/** Asks before changes are lost. It listens only once the form is touched: some browsers then keep no page for Back. */
export function useLeaveConfirmation(
  form: RefObject<HTMLFormElement | null>,
  isLeaving: RefObject<boolean>,
  isTouched: boolean,
) {
  useEffect(() => {
    if (!isTouched) return;
    const listeners = new AbortController();
    let followedAt = Number.NEGATIVE_INFINITY;
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]');
      if (isLink && !hasModifier(event)) followedAt = performance.now();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      const isFollowed = performance.now() - followedAt < followMs;
      if (form.current && !isLeaving.current && !isFollowed && changedNames(form.current).length > 0)
        event.preventDefault();
    };
    addEventListener('click', onClick, { capture: true, signal: listeners.signal });
    addEventListener('beforeunload', onLeave, { signal: listeners.signal });
    return () => listeners.abort();
  }, [form, isLeaving, isTouched]);
}
