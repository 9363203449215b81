import { countries, reasons } from './choices.ts';
import type { Form, FormValues } from './form-definition.ts';

const fillable = {
  country: { field: 'country', choices: countries },
  reason: { field: 'reasonForContact', choices: reasons },
} as const;

/** `?country=ksa&reason=feedback`: known choices of the form, and nothing else. */
export function valuesOfQuery(form: Form, query: URLSearchParams): FormValues {
  const found = Object.entries(fillable).flatMap(([name, { field, choices }]) => {
    const value = choices.find((choice) => choice === query.get(name));
    return value && form.fields.includes(field) ? [[field, value]] : [];
  });
  return Object.fromEntries(found);
}
