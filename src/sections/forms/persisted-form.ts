import { parsePath } from '#i18n/paths.ts';
import { controlValue, fileInput, readValues } from './form-values.ts';
import { clearFiles, saveFile, takeFile } from './persisted-file.ts';

/** What was typed into a form, on its way to the same form in the other language, in this tab alone. */
interface PersistedForm {
  /** Under the same token it stays the same message. */
  token: string;
  values: Record<string, string>;
}

/** Resolves once the form can be left. */
export async function persistForm(form: HTMLFormElement): Promise<void> {
  const persisted: PersistedForm = { token: controlValue(form, 'token'), values: readValues(form) };
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(persisted));
  } catch {}
  const file = fileInput(form)?.files?.[0];
  if (file) await saveFile(keyOf(form), file);
}

/** Once: what is put into the fields stays there by the browser's own means, or with the step of the history. */
export function takePersistedForm(form: HTMLFormElement): PersistedForm | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(form));
    sessionStorage.removeItem(keyOf(form));
    return text === null ? history.state?.[keyOf(form)] : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For Back and Forward to the form of a dialog: browsers keep what is typed into those of a page. */
export function saveWithHistory(form: HTMLFormElement): void {
  const persisted: PersistedForm = { token: controlValue(form, 'token'), values: readValues(form) };
  history.replaceState({ ...history.state, [keyOf(form)]: persisted }, '');
}

/** The file that came along; every other that was left behind is deleted. */
export async function takePersistedFile(form: HTMLFormElement): Promise<File | undefined> {
  const file = await takeFile(keyOf(form));
  await clearFiles();
  return file;
}

/** The same in every language. */
function keyOf(form: HTMLFormElement): string {
  return `form ${parsePath(new URL(form.action).pathname).path}`;
}

/** Puts values into the fields of their names. */
export function fillForm(form: HTMLFormElement, values: PersistedForm['values']): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
      control.checked = values[control.name] === control.value;
    else if (isTextControl(control)) control.value = values[control.name] ?? control.value;
  }
}

function isTextControl(
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (control instanceof HTMLInputElement) return !['file', 'hidden', 'button'].includes(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
