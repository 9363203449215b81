import { Fragment, type InputHTMLAttributes, type ReactNode } from 'react';
import { keysOf } from '#lib/records.ts';
import { SelectField, TextField } from '#ui/controls.tsx';
import { FileField } from './file-field.tsx';
import { type ShownFieldName, useField, useFormContents } from './form-context.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

/** Elements that replace some fields of a form; each takes a row. */
export type FieldOverrides = Partial<Record<ShownFieldName, ReactNode>>;

/** The fields of a form in its order, two in a row. A field that would be alone in a row takes all of it. */
export function FormFields({ fieldOverrides = {} }: { fieldOverrides?: FieldOverrides | undefined }) {
  const { fields } = useFormContents();
  const names = keysOf<ShownFieldName>(fields).filter((name) => name !== 'privacyPolicy');
  const wide = wideFields(names, (name) => name in fieldOverrides || Boolean(fields[name]?.isWide));
  return names.map((name) => (
    <Fragment key={name}>
      {fieldOverrides[name] ?? renderField(name, wide.has(name), fields[name]?.file)}
    </Fragment>
  ));
}

function renderField(name: ShownFieldName, wide: boolean, file?: object) {
  if (file) return <FileField name={name} />;
  if (name === 'mobileNumber') return <MobileField wide={wide} />;
  if (name === 'message') return <MessageField />;
  return <FormField name={name} wide={wide} />;
}

function wideFields(names: ShownFieldName[], takesRow: (name: ShownFieldName) => boolean) {
  const wide = new Set<ShownFieldName>();
  let alone: ShownFieldName | undefined;
  for (const name of names) {
    if (takesRow(name)) {
      if (alone) wide.add(alone);
      wide.add(name);
      alone = undefined;
    } else alone = alone ? undefined : name;
  }
  return alone ? wide.add(alone) : wide;
}

/** There is no maxlength, because it would cut pasted text silently: the form reports the limit. */
function FormField({ name, wide }: { name: ShownFieldName; wide?: boolean }) {
  const { field: common, fieldProps } = useField(name);
  const { choices, suggestions, hint, day } = fieldProps;
  // A day is short, so it never takes a row.
  const field = { ...common, hint, wide: wide && !day };
  if (choices)
    return <SelectField {...field} choices={choices} autoComplete={attributes[name]?.autoComplete} />;
  const list = suggestions && `${field.id}-suggestions`;
  return (
    <>
      <TextField
        {...field}
        {...attributes[name]}
        {...(day && { type: 'date', dir: undefined, ...day })}
        list={list}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

const attributes: Partial<Record<ShownFieldName, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  jobTitle: { autoComplete: 'organization-title' },
  companyName: { autoComplete: 'organization' },
  countryCode: { autoComplete: 'tel-country-code' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', dir: 'ltr' },
};
