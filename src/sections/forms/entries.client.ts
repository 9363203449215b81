import type { Entries } from '../../../forms/form.ts';

/** The named fields as they would be sent. */
export function entriesOf(form: HTMLFormElement, names: readonly string[]): Entries {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => names.includes(entry[0]) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
