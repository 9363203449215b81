import { type RefObject, useEffect } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';
import { changedNames } from './form-values.ts';

/** What follows a click within this time comes of it. */
const followMs = 1000;

/**
 * Lets the browser ask before a reload empties a half-typed form. Not where a link is followed: Back brings what was typed
 * again. Nobody listens before something was typed, because some browsers then keep no page for Back.
 */
export function useLeaveQuestion(
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
      if (isLink && isPlainClick(event)) followedAt = performance.now();
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
