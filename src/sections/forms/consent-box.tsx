import { described, FieldError, FieldLabel } from '#ui/field.tsx';
import { richText } from '#ui/text.tsx';
import styles from './consent-box.module.css';
import { useField, useFormContents } from './form-context.ts';

/** One box, never ticked beforehand. The notice opens beside the form, so that what was typed stays. */
export function ConsentBox() {
  const { text, notice, newTab } = useFormContents().consent;
  const { id, name, required, error, defaultValue } = useField('privacyPolicy').field;
  // The words in brackets lead to the notice.
  const [before = '', link = '', after = ''] = text.split(/[[\]]/);
  return (
    <div data-field={name} data-wide>
      <div className={`small ${styles.box}`}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required={required}
          defaultChecked={defaultValue === 'on'}
          {...described({ id, error })}
        />
        <label htmlFor={id}>
          {richText(before)}
          <a href={notice} target="_blank" aria-description={newTab} rel="noopener">
            {link}
          </a>
          <FieldLabel label={richText(after)} required={required} />
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
