import { Fragment, type ReactNode } from 'react';
import { keysOf } from '#i18n/records.ts';
import { type FieldName, useFormContents } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

/** Controls of a form's own in place of a line or a choice; each takes a row. */
export type FormControls = Partial<Record<FieldName, ReactNode>>;

/** What a form asks for, in its order, two fields in a row. One that would stand alone in a row takes all of it. */
export function FormFields({ controls = {} }: { controls?: FormControls | undefined }) {
  const { fields } = useFormContents();
  const names = keysOf<FieldName>(fields).filter((name) => name !== 'privacyPolicy');
  const wide = wideFields(names, (name) => name in controls || Boolean(fields[name]?.isWide));
  return names.map((name) => (
    <Fragment key={name}>{controls[name] ?? fieldOf(name, wide.has(name))}</Fragment>
  ));
}

function fieldOf(name: FieldName, wide: boolean) {
  if (name === 'mobileNumber') return <MobileField wide={wide} />;
  if (name === 'message') return <MessageField />;
  return <FormField name={name} wide={wide} />;
}

function wideFields(names: FieldName[], takesRow: (name: FieldName) => boolean): Set<FieldName> {
  const wide = new Set<FieldName>();
  let alone: FieldName | undefined;
  for (const name of names) {
    if (takesRow(name)) {
      if (alone) wide.add(alone);
      wide.add(name);
      alone = undefined;
    } else alone = alone ? undefined : name;
  }
  return alone ? wide.add(alone) : wide;
}
