import controls from '../../ui/controls.module.css';
import field from '../../ui/field.module.css';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './mobile-field.module.css';

export interface MobileFieldProps extends Omit<FieldProps, 'hint' | 'name'> {
  words: { hint: string; hintWithoutScript: string; echo: string };
  /** The code before the number until a country is chosen; undefined where a field of its own says it. */
  dial?: string | undefined;
  autoComplete?: string;
  maxLength: number;
}

/**
 * A number with its country's dial code before it, and the number as it will be called after it. Without script the
 * code could not follow the country, so it is not shown, and the hint asks for it.
 */
export function MobileField({ words, dial, autoComplete = 'tel', maxLength, ...rest }: MobileFieldProps) {
  const { id, required } = rest;
  return (
    <Field {...rest} name="mobileNumber" more={<Below id={id} words={words} dial={dial} />}>
      <div className={styles.number} dir="ltr">
        {dial && (
          <span className={styles.dial} id={`${id}-dial`} data-dial={dial}>
            {dial}
          </span>
        )}
        <input
          className={controls.control}
          id={id}
          name="mobileNumber"
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          required={required}
          maxLength={maxLength}
          aria-describedby={`${dial ? `${id}-dial ` : ''}${id}-problem ${id}-hint`}
        />
      </div>
    </Field>
  );
}

/** The hint, until there is a number to show in its place. */
function Below({ id, words, dial }: Pick<MobileFieldProps, 'id' | 'words' | 'dial'>) {
  return (
    <>
      <p className={field.hint} id={`${id}-hint`} data-hint>
        <span className={dial && styles.scripted}>
          <Text>{words.hint}</Text>
        </span>
        {dial && (
          <span className={styles.plain}>
            <Text>{words.hintWithoutScript}</Text>
          </span>
        )}
      </p>
      <output className={styles.echo} htmlFor={id} data-echo hidden>
        {words.echo} <bdi dir="ltr" />
      </output>
    </>
  );
}
