import { limits } from '#forms/choices.ts';
import { TextField } from '../../ui/controls.tsx';
import type { BoundField } from './field-props.ts';

/** An email address: left to right in every language. */
export function EmailField(field: BoundField) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete="email"
      maxLength={limits.email}
    />
  );
}
