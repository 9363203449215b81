import { type FormValues, requiredFields } from './form-definition.ts';
import type { AnyFormDefinition } from './forms.ts';

/** Returns the values that a test names, and a fitting one for each other required field but consent. */
export function filledForm<Known extends FormValues>(
  form: AnyFormDefinition,
  known: Known,
): Known & FormValues {
  const others = requiredFields(form).filter((name) => !(name in known) && name !== 'privacyPolicy');
  const values = others.map((name) => {
    const { choices = [], day } = form.fields[name] ?? {};
    return [name, choices[0] ?? (day ? (day.min ?? '2027-01-31') : 'Some words of text')];
  });
  return { ...known, ...Object.fromEntries(values) };
}
