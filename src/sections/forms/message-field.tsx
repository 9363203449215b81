import { useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '#i18n/numbers.ts';
import { TextArea } from '#ui/controls.tsx';
import { useField, useFormContents } from './form-context.ts';

const warnBelowCharacters = 500;

/** A text area without maxlength, so that a pasted text that is too long stays visible and its writer shortens it. */
export function MessageField() {
  const { language, debouncedValues } = useFormContents();
  const { field, fieldProps } = useField('message');
  const { hint, left, over, maxLength = 0 } = fieldProps;
  const remaining = maxLength - (debouncedValues?.message ?? '').trim().length;
  const count = `${remaining < 0 ? over : left} ${formatNumber(language, Math.abs(remaining))}`;
  return (
    <TextArea
      {...field}
      ref={useTypedText(field.id)}
      rows={4}
      hint={hint}
      wide
      more={<output htmlFor={field.id}>{remaining < warnBelowCharacters && count}</output>}
    />
  );
}

/** Keeps text that was typed before hydration, because React resets a text area to its default value. */
function useTypedText(id: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => readText(id));
  useLayoutEffect(() => {
    if (ref.current && typed !== undefined && ref.current.value !== typed) ref.current.value = typed;
  }, [typed]);
  return ref;
}

function readText(id: string): string | undefined {
  if (typeof HTMLTextAreaElement === 'undefined') return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}
