import type { FormValues } from './form-definition.ts';
import type { AnyFormDefinition } from './forms.ts';

/** By parameter: the field that it fills. */
const fillable = { country: 'country', reason: 'reasonForContact' };

/** `?country=ksa&reason=feedback`: known choices of the form, and nothing else. */
export function valuesOfQuery(form: AnyFormDefinition, query: URLSearchParams): FormValues {
  const values = Object.entries(fillable).flatMap(([name, field]) => {
    const value = form.controls[field]?.choices?.find((choice) => choice === query.get(name));
    return value ? [[field, value]] : [];
  });
  return Object.fromEntries(values);
}
