import { type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '../../ui/plain-click.ts';
import { isFilled } from './form-entries.ts';

/**
 * Takes what was typed along when a visitor switches the language: the form goes to the page in the other language, which shows it as
 * it was. What it gives belongs to a submit button that says so. A dialog's form has no page to go to.
 */
export function useKeptOnSwitch(
  form: RefObject<HTMLFormElement | null>,
): RefObject<HTMLButtonElement | null> {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-switch]');
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      if (!form.current || !keep.current || !isFilled(form.current)) return;
      if (new URL(form.current.action).pathname !== location.pathname) return;
      event.preventDefault();
      keep.current.formAction = link.href;
      form.current.requestSubmit(keep.current);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [form]);
  return keep;
}
