import { type RefObject, useEffect, useEffectEvent } from 'react';
import { saveInTab, takeFromTab } from '#lib/tab-storage.ts';
import { parsePath } from '#routing/paths.ts';
import { hasModifier } from '#ui/has-modifier.ts';
import { changedNames, fileInput, hiddenValue, isFilled, readValues } from './form-values.ts';
import { chooseFiles } from './use-chosen-file.ts';

/** Values that this tab keeps for the same form in the other language. */
interface CarriedForm {
  /** The token is kept too, so that it remains the same submission. */
  token: string;
  values: Record<string, string>;
}

/** Takes a form's values to the page in the other language, and fills them in there. */
export function useCarryOver(form: RefObject<HTMLFormElement | null>, onArrival: (token: string) => void) {
  const arrive = useEffectEvent(async (element: HTMLFormElement) => {
    // The form or the history entry keeps the values from then on.
    const key = keyOf(element);
    const carried: CarriedForm | undefined = takeFromTab(key) ?? history.state?.[key];
    const input = fileInput(element);
    const isUntouched = changedNames(element).length === 0;
    if (carried && isUntouched) {
      fillForm(element, carried.values);
      onArrival(carried.token);
    }
    // This runs even without values, because it deletes a file of an earlier visit.
    const file = input && (await takeFile(key));
    if (carried && file && input.files?.length === 0) chooseFiles(input, [file]);
  });

  useEffect(() => {
    if (form.current) void arrive(form.current);
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language-link]');
      const element = form.current;
      if (!link || !element || hasModifier(event) || !isFilled(element)) return;
      const file = fileInput(element)?.files?.[0];
      saveInTab(keyOf(element), carriedOf(element));
      if (!file) return;
      event.preventDefault();
      void keepFile(keyOf(element), file).then(() => location.assign(link.href));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [form]);
}

/** Saves a dialog's form for Back and Forward; browsers do so only for the forms of a page. */
export function saveWithHistory(form: HTMLFormElement): void {
  history.replaceState({ ...history.state, [keyOf(form)]: carriedOf(form) }, '');
}

function carriedOf(form: HTMLFormElement): CarriedForm {
  return { token: hiddenValue(form, 'token'), values: readValues(form) };
}

function keyOf(form: HTMLFormElement): string {
  return `form ${parsePath(new URL(form.action).pathname).path}`;
}

function fillForm(form: HTMLFormElement, values: CarriedForm['values']): void {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  for (const control of form.querySelectorAll<Control>('input, textarea, select')) {
    const value = values[control.name];
    if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
      control.checked = value === control.value;
    else if (value !== undefined) control.value = value;
  }
}

// A file is too large for the session's storage, so it is kept in a cache. Some browsers forbid that in private windows:
// then a file has to be chosen again.
const cacheName = 'carried-files';

async function keepFile(key: string, file: File): Promise<void> {
  try {
    const headers = { 'x-name': encodeURIComponent(file.name) };
    await (await caches.open(cacheName)).put(`/${key}`, new Response(file, { headers }));
  } catch {}
}

/** Returns the form's file and deletes all. */
async function takeFile(key: string): Promise<File | undefined> {
  try {
    const kept = await (await caches.open(cacheName)).match(`/${key}`);
    const blob = await kept?.blob();
    await caches.delete(cacheName);
    return blob && new File([blob], decodeURIComponent(kept?.headers.get('x-name') ?? ''), blob);
  } catch {
    return undefined;
  }
}
