import controls from '#ui/controls.module.css';
import fieldStyles from '#ui/field.module.css';
import { described, FieldError, FieldLabel } from '#ui/field.tsx';
import styles from './country-field.module.css';
import { flags } from './flags.ts';
import { useField, useFormContents } from './form-context.ts';

const flagOf = new Map<string, string>(Object.entries(flags));

/** `tabIndex` makes the countries one tab stop, because browsers differ while none is chosen. */
export function CountryField({ messages }: { messages: Record<'chosen' | 'none', string> }) {
  const { field, fieldProps } = useField('country');
  const { id, name, label, required, error, defaultValue } = field;
  const { currentValues, values } = useFormContents();
  const { choices: country = {} } = fieldProps;
  const chosen = (currentValues ?? values)?.country ?? '';
  const [first] = Object.keys(country);
  return (
    <div
      className={styles.field}
      role="radiogroup"
      data-field={name}
      data-wide
      aria-labelledby={`${id}-label`}
      aria-required={required}
      {...described({ id, error })}
    >
      <p className={fieldStyles.label} id={`${id}-label`}>
        <FieldLabel label={label} required={required} />
      </p>
      <div className={`tiles ${styles.flags}`} data-columns={5}>
        {Object.entries(country).map(([value, title], index) => (
          <label key={value} className={`stack ${styles.flag}`}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              tabIndex={value === (chosen || first) ? 0 : -1}
            />
            <img src={flagOf.get(value)} width="32" height="24" alt="" />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <input
        className={`${controls.control} ${styles.chosen}`}
        readOnly
        tabIndex={-1}
        placeholder={messages.none}
        aria-label={messages.chosen}
        value={country[chosen] ?? ''}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
