import type { FormValues } from '#forms/form-definition.ts';
import { keepIntent } from '#forms/keep-intent.ts';

/** What every form carries beside its own fields. */
const carried = ['token', 'companyFax', 'resumeToken', 'service', keepIntent.name];

/** The texts of a form's own fields as they would be sent. */
export function entriesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !carried.includes(entry[0]),
  );
  return Object.fromEntries(entries);
}

export function fileInput(form: HTMLFormElement): HTMLInputElement | undefined {
  return form.querySelector<HTMLInputElement>('input[type="file"]') ?? undefined;
}

export function isFilled(form: HTMLFormElement): boolean {
  const uploaded = form.querySelector<HTMLInputElement>('[name="resumeToken"]')?.value;
  const texts = Object.values(entriesOf(form)).some(Boolean);
  return texts || Boolean(fileInput(form)?.files?.length || uploaded);
}

/** Names of the fields that do not hold what the page was served with. */
export function typedNames(form: HTMLFormElement): string[] {
  const served = form.cloneNode(true) as HTMLFormElement;
  served.reset();
  const [now, before] = [entriesOf(form), entriesOf(served)];
  const typed = Object.keys({ ...now, ...before }).filter((name) => now[name] !== before[name]);
  const file = fileInput(form);
  return file?.value ? [...typed, file.name] : typed;
}
