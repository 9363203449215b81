import type { FormValues } from './form-definition.ts';
import type { AnyFormDefinition } from './forms.ts';

const fillable = { country: 'country', reason: 'reasonForContact' };

/** Returns the values of `?country=ksa&reason=feedback` that are choices of the form, and no others. */
export function valuesOfQuery(form: AnyFormDefinition, query: URLSearchParams): FormValues {
  const values = Object.entries(fillable).flatMap(([name, field]) => {
    const value = form.fields[field]?.choices?.find((choice) => choice === query.get(name));
    return value ? [[field, value]] : [];
  });
  return Object.fromEntries(values);
}
