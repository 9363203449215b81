import type { Entries } from '#forms/form-definition.ts';
import { keepIntent } from '#forms/keep-intent.ts';

/** What every form carries beside its own fields. */
const carried = ['token', 'companyFax', 'resumeToken', 'service', keepIntent.name];

/** The texts of a form's own fields as they would be sent. */
export function entriesOf(form: HTMLFormElement): Entries {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !carried.includes(entry[0]),
  );
  return Object.fromEntries(entries);
}

export function fileInput(form: HTMLFormElement): HTMLInputElement | undefined {
  return form.querySelector<HTMLInputElement>('input[type="file"]') ?? undefined;
}

/** Whether a form holds anything that a visitor typed or chose. */
export function isFilled(form: HTMLFormElement): boolean {
  const uploaded = form.querySelector<HTMLInputElement>('[name="resumeToken"]')?.value;
  const texts = Object.values(entriesOf(form)).some(Boolean);
  return texts || Boolean(fileInput(form)?.files?.length || uploaded);
}

/** Names of the fields that do not hold what the page was served with. */
export function typedNames(form: HTMLFormElement): string[] {
  const changed = [...form.elements].filter(isChanged).map((control) => control.getAttribute('name') ?? '');
  return [...new Set(changed)].filter((name) => name && !carried.includes(name));
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked;
  return control.type === 'file' ? control.value !== '' : control.value !== control.defaultValue;
}
