import { type RefObject, useEffect, useRef } from 'react';
import { isPlainClick } from '../../ui/plain-click.ts';
import { isFilled } from './form-values.ts';

/**
 * Submits a form that holds something to the page in the other language when a visitor switches to it, and
 * that page shows it as it was. What this returns belongs to a submit button that says so. Does nothing for a
 * dialog's form.
 */
export function useSubmitOnSwitch(
  form: RefObject<HTMLFormElement | null>,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-switch]');
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      if (!form.current || !button.current || !isFilled(form.current)) return;
      if (new URL(form.current.action).pathname !== location.pathname) return;
      event.preventDefault();
      button.current.formAction = link.href;
      form.current.requestSubmit(button.current);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [form]);
  return button;
}
