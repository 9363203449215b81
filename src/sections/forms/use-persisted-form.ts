import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';
import { changedNames, fileInput, isFilled } from './form-values.ts';
import { fillForm, persistForm, takePersistedFile, takePersistedForm } from './persisted-form.ts';
import { chooseFiles } from './use-chosen-file.ts';

/** Takes what a form holds along to the page in the other language, and what came from there into the form. */
export function usePersistedForm(
  form: RefObject<HTMLFormElement | null>,
  onArrival: (token: string) => void,
) {
  const arrive = useEffectEvent(async (element: HTMLFormElement) => {
    const persisted = takePersistedForm(element);
    const input = fileInput(element);
    const isUntouched = changedNames(element).length === 0;
    if (persisted && isUntouched) {
      fillForm(element, persisted.values);
      onArrival(persisted.token);
    }
    // Also where nothing has come: one that was left on the way is deleted.
    const file = input && (await takePersistedFile(element));
    if (persisted && file && input.files?.length === 0) chooseFiles(input, [file]);
  });

  useEffect(() => {
    if (form.current) void arrive(form.current);
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language-link]');
      const element = form.current;
      if (!link || !element || !isPlainClick(event) || !isFilled(element)) return;
      const persisting = persistForm(element);
      if (!fileInput(element)?.files?.length) return;
      event.preventDefault();
      void persisting.then(() => location.assign(link.href));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [form]);
}
