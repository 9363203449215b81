import { type Country, dialCodes, firstDialCountry, limits } from '#forms/choices.ts';
import type { Entries } from '#forms/form-definition.ts';
import { dialledNumber, grouped } from '#forms/mobile-number.ts';
import controls from '../../ui/controls.module.css';
import field from '../../ui/field.module.css';
import { described, Field } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import type { BoundField, FieldsProps } from './field-props.ts';
import styles from './mobile-field.module.css';

export interface MobileFieldProps extends BoundField {
  form: FieldsProps;
  autoComplete?: string;
  /** Whether a field of its own asks for the dial code. */
  codeAsked?: boolean;
  wide?: boolean;
}

/**
 * A number with its country's dial code before it, and the number as it will be called after it. Without
 * script the code could not follow the country, so it is not shown, and the hint asks for it.
 */
export function MobileField(props: MobileFieldProps) {
  const { form, autoComplete = 'tel', codeAsked = false, wide = false, ...bound } = props;
  const { id, required, problem, defaultValue } = bound;
  const { hint } = form.fields.mobileNumber;
  const dial = codeAsked ? undefined : dialOf(form);
  const { 'aria-describedby': describedBy, ...invalid } = described({ id, hint, problem });
  return (
    <Field {...bound} wide={wide} more={<Below id={id} dial={dial} form={form} />}>
      <div className={styles.number} dir="ltr">
        {dial && (
          <span className={styles.dial} id={`${id}-dial`}>
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
          maxLength={limits.mobileNumber}
          defaultValue={defaultValue}
          aria-describedby={dial ? `${id}-dial ${describedBy}` : describedBy}
          {...invalid}
        />
      </div>
    </Field>
  );
}

/** The code before the number; none where the number is whole already. */
function dialOf({ plainNumber, now, values = {} }: FieldsProps): string | undefined {
  const { country = '' } = now ?? values;
  if (plainNumber) return undefined;
  return dialCodes[country as Country] ?? dialCodes[firstDialCountry];
}

/** The hint, until there is a number to show in its place. */
function Below({ id, dial, form }: { id: string; dial: string | undefined; form: FieldsProps }) {
  const messages = form.fields.mobileNumber;
  const number = callable(form.settled);
  return (
    <>
      <p className={field.hint} id={`${id}-hint`} hidden={number !== undefined}>
        <span className={dial && styles.scripted}>
          <Text>{messages.hint}</Text>
        </span>
        {dial && (
          <span className={styles.plain}>
            <Text>{messages.hintWithoutScript}</Text>
          </span>
        )}
      </p>
      <output className={styles.echo} htmlFor={id} hidden={number === undefined}>
        {messages.echo} <bdi dir="ltr">{number}</bdi>
      </output>
    </>
  );
}

/** The number as it will be called; none where a field of its own asks for the code, and has none yet. */
function callable({ mobileNumber = '', country, countryCode }: Entries = {}): string | undefined {
  const number = countryCode === '' ? undefined : dialledNumber({ mobileNumber, country, countryCode });
  return number && grouped(number);
}
