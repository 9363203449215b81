import type { FormValues } from '#forms/form-definition.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';

const hiddenNames: readonly string[] = Object.values(hiddenFields);

/** Returns the values of a form's fields as they would be sent. */
export function readValues(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !hiddenNames.includes(entry[0]),
  );
  return Object.fromEntries(texts);
}

/** Returns the values that are validated: of a file its name, or the token of a pending upload. */
export function valuesToValidate(form: HTMLFormElement): FormValues {
  const input = fileInput(form);
  const name = input?.files?.[0]?.name ?? hiddenValue(form, 'pendingUpload');
  return { ...readValues(form), ...(input && { [input.name]: name }) };
}

export function fileInput(form: HTMLFormElement): HTMLInputElement | undefined {
  return form.querySelector<HTMLInputElement>('input[type="file"]') ?? undefined;
}

/** Returns the value of a hidden field; empty if the form has none of that name. */
export function hiddenValue(form: HTMLFormElement, name: keyof typeof hiddenFields): string {
  const control = form.elements.namedItem(hiddenFields[name]);
  return control instanceof HTMLInputElement ? control.value : '';
}

export function isFilled(form: HTMLFormElement): boolean {
  const hasFile = Boolean(fileInput(form)?.files?.length || hiddenValue(form, 'pendingUpload'));
  return hasFile || Object.values(readValues(form)).some(Boolean);
}

/** Returns the names of the fields whose value differs from the served one. */
export function changedNames(form: HTMLFormElement): string[] {
  const served = document.importNode(form, true);
  served.reset();
  const [values, before] = [readValues(form), readValues(served)];
  const changed = Object.keys({ ...values, ...before }).filter((name) => values[name] !== before[name]);
  const file = fileInput(form);
  return file?.value ? [...changed, file.name] : changed;
}

/** Returns the name of a control; empty if it has none. */
export function nameOf(control: EventTarget): string {
  return (control instanceof Element && control.getAttribute('name')) || '';
}

/** Returns the token of the submission that was sent from this history entry; undefined if none was. */
export function readSentToken(): string | undefined {
  return history.state?.sentToken;
}

export function saveSentToken(form: HTMLFormElement): void {
  const sentToken = hiddenValue(form, 'token');
  if (sentToken) history.replaceState({ ...history.state, sentToken }, '');
}
