import { Checkbox } from '#ui/checkbox.tsx';
import { FieldLabel } from '#ui/field.tsx';
import { richText } from '#ui/text.tsx';
import { useField, useFormContents } from './form-context.ts';

/** One box, never ticked beforehand. The notice opens beside the form, so that what was typed stays. */
export function ConsentBox() {
  const { text, notice, newTab } = useFormContents().consent;
  const { id, name, required, error, defaultValue } = useField('privacyPolicy').field;
  // The words in brackets lead to the notice.
  const [before = '', link = '', after = ''] = text.split(/[[\]]/);
  return (
    <div data-field={name} data-wide>
      <Checkbox id={id} name={name} required={required} error={error} defaultChecked={defaultValue === 'on'}>
        {richText(before)}
        <a href={notice} target="_blank" aria-description={newTab} rel="noopener">
          {link}
        </a>
        <FieldLabel label={richText(after)} required={required} />
      </Checkbox>
    </div>
  );
}
