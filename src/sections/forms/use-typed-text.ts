import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps what was typed into a text area before the page's code came. React leaves a text in an input alone,
 * but puts a text area's default value back when it takes over the built page.
 */
export function useTypedText(id: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => readText(id));
  useLayoutEffect(() => {
    if (ref.current && typed !== undefined && ref.current.value !== typed) ref.current.value = typed;
  }, [typed]);
  return ref;
}

function readText(id: string): string | undefined {
  if (typeof HTMLTextAreaElement === 'undefined') return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}
