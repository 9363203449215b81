import type { Country } from '#forms/choices.ts';
import controls from '../../ui/controls.module.css';
import field from '../../ui/field.module.css';
import { described, FieldLabel, Problem } from '../../ui/field.tsx';
import styles from './country-flags.module.css';
import type { BoundField, FieldsProps } from './field-props.ts';
import uae from './flags/ae.svg?url';
import bahrain from './flags/bh.svg?url';
import egypt from './flags/eg.svg?url';
import jordan from './flags/jo.svg?url';
import ksa from './flags/sa.svg?url';

const flags: Record<Country, string> = { ksa, uae, jordan, bahrain, egypt };

/** Five countries as radio buttons with their flags, and the chosen one's name below: none at first. */
export function CountryFlags({ form, ...bound }: BoundField & { form: FieldsProps }) {
  const { id, label, problem, defaultValue } = bound;
  const { country: choices, chosenCountry: messages } = form.choices;
  const { country } = form.now ?? form.values ?? {};
  return (
    <div
      className={styles.field}
      role="radiogroup"
      data-field="country"
      data-label={label}
      data-wide
      aria-labelledby={`${id}-label`}
      aria-required="true"
      {...described({ id, problem })}
    >
      <p className={field.label} id={`${id}-label`}>
        <FieldLabel label={label} required />
      </p>
      <div className={styles.flags}>
        {choices.map(({ value, label: name }, index) => (
          <label key={value} className={styles.flag}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name="country"
              value={value}
              defaultChecked={value === defaultValue}
            />
            <img src={flags[value as Country]} width="32" height="24" alt="" />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <input
        className={`${controls.control} ${styles.chosen}`}
        readOnly
        placeholder={messages.none}
        aria-label={messages.chosen}
        value={choices.find(({ value }) => value === country)?.label ?? ''}
      />
      <Problem id={id} problem={problem} />
    </div>
  );
}
