import { limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { TextArea } from '../../ui/controls.tsx';
import type { FieldProps } from '../../ui/field.tsx';

export interface MessageFieldProps extends FieldProps {
  words: FormWords['fields']['message'];
}

/** No limit of its own: a text pasted too long should be seen whole, and shortened by its writer. */
export function MessageField({ words: { hint, left, over }, ...field }: MessageFieldProps) {
  return (
    <TextArea
      {...field}
      hint={hint}
      rows={4}
      wide
      data-left={left}
      data-over={over}
      data-limit={limits.message}
    />
  );
}
