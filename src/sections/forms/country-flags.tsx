import type { Country } from '../../../forms/choices.ts';
import controls from '../../ui/controls.module.css';
import type { Choice } from '../../ui/controls.tsx';
import field from '../../ui/field.module.css';
import { describedBy, FieldLabel, type FieldProps, Problem } from '../../ui/field.tsx';
import styles from './country-flags.module.css';
import uae from './flags/ae.svg?url';
import bahrain from './flags/bh.svg?url';
import egypt from './flags/eg.svg?url';
import jordan from './flags/jo.svg?url';
import ksa from './flags/sa.svg?url';

const flags: Record<Country, string> = { ksa, uae, jordan, bahrain, egypt };

export interface CountryFlagsProps extends Pick<FieldProps, 'id' | 'label'> {
  choices: Choice[];
  /** The field that shows the chosen country: its name, and what it says before. */
  words: { chosen: string; none: string };
}

/** Five countries as radio buttons with their flags, and the chosen one's name below: none at first. */
export function CountryFlags({ id, label, choices, words }: CountryFlagsProps) {
  return (
    <div
      className={styles.field}
      role="radiogroup"
      data-field="country"
      data-label={label}
      data-wide
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-describedby={describedBy({ id })}
    >
      <p className={field.label} id={`${id}-label`}>
        <FieldLabel label={label} required />
      </p>
      <div className={styles.flags}>
        {choices.map(({ value, label: name, dial }, index) => (
          <label key={value} className={styles.flag}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name="country"
              value={value}
              data-dial={dial}
            />
            <img src={flags[value as Country]} width="32" height="24" alt="" />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <input
        className={`${controls.control} ${styles.chosen}`}
        readOnly
        placeholder={words.none}
        aria-label={words.chosen}
        data-chosen
      />
      <Problem id={id} />
    </div>
  );
}
