import { type Country, dialCodes, limits } from '#forms/choices.ts';
import { dialCountry, dialledNumber, formatPhone } from '#forms/mobile-number.ts';
import controls from '../../ui/controls.module.css';
import fieldStyles from '../../ui/field.module.css';
import { described, Field } from '../../ui/field.tsx';
import { richText } from '../../ui/text.tsx';
import { type FormContents, useField, useFieldWords, useFormContents } from './form-context.ts';
import styles from './mobile-field.module.css';

/**
 * A number with its country's dial code before it, and the number as it will be called after it. Without
 * script the code could not follow the country, so it is not shown, and the hint asks for it.
 */
export function MobileField({ wide = false }: { wide?: boolean }) {
  const form = useFormContents();
  const field = useField('mobileNumber');
  const { id, name, required, problem, defaultValue } = field;
  const { hint } = useFieldWords('mobileNumber');
  const dial = dialOf(form);
  const number = callable(form);
  const { 'aria-describedby': hintOrError, ...invalid } = described({ id, hint, problem });
  const describedBy = number && !problem ? `${id}-number` : hintOrError;
  return (
    <Field {...field} wide={wide} more={<Below id={id} dial={dial} number={number} />}>
      <div className={styles.number} dir="ltr">
        {dial && (
          <span className={styles.dial} id={`${id}-dial`}>
            {dial}
          </span>
        )}
        <input
          className={controls.control}
          {...{ id, name, required, defaultValue }}
          type="tel"
          inputMode="tel"
          autoComplete={asksForCode(form) ? 'tel-national' : 'tel'}
          maxLength={limits.mobileNumber}
          aria-describedby={dial ? `${id}-dial ${describedBy}` : describedBy}
          {...invalid}
        />
      </div>
    </Field>
  );
}

function asksForCode({ fields }: FormContents): boolean {
  return fields.countryCode !== undefined;
}

/** The code before the number; none where the number is whole already. */
function dialOf(form: FormContents): string | undefined {
  const { country = '' } = form.now ?? form.values ?? {};
  if (form.plainNumber || asksForCode(form)) return undefined;
  return dialCodes[country as Country] ?? dialCodes[dialCountry(Object.keys(form.fields))];
}

interface BelowProps {
  id: string;
  dial: string | undefined;
  /** As it will be called. */
  number: string | undefined;
}

function Below({ id, dial, number }: BelowProps) {
  const messages = useFieldWords('mobileNumber');
  return (
    <>
      <p className={fieldStyles.hint} id={`${id}-hint`} hidden={number !== undefined}>
        <span className={dial && styles.scripted}>{richText(messages.hint)}</span>
        {dial && <span className={styles.plain}>{richText(messages.hintWithoutScript)}</span>}
      </p>
      <output id={`${id}-number`} className={styles.echo} htmlFor={id} hidden={number === undefined}>
        {`${messages.echo} `}
        <bdi dir="ltr">{number}</bdi>
      </output>
    </>
  );
}

/** The number as it will be called; none where a field of its own asks for the code, and has none yet. */
function callable({ debouncedValues = {}, fields }: FormContents): string | undefined {
  const { mobileNumber = '', country, countryCode } = debouncedValues;
  if (countryCode === '') return undefined;
  const number = dialledNumber({ mobileNumber, country, countryCode }, dialCountry(Object.keys(fields)));
  return number && formatPhone(number);
}
