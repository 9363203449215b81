import { dialCodes, firstDialCountry } from '#forms/field-constants.ts';
import { keysOf } from '#lib/records.ts';
import controls from '#ui/controls.module.css';
import fieldStyles from '#ui/field.module.css';
import { described, Field } from '#ui/field.tsx';
import { richText } from '#ui/text.tsx';
import { type FormContents, useField, useFormContents } from './form-context.ts';
import styles from './mobile-field.module.css';

/** Shows the dial code that a number without one gets, only with script, because it follows the country. */
export function MobileField({ wide }: { wide: boolean }) {
  const form = useFormContents();
  const { field, fieldProps } = useField('mobileNumber');
  const { id, name, required, error, defaultValue } = field;
  const dial = dialOf(form);
  const { mobileNumber } = form;
  const asksCode = !dial && 'country' in form.fields && !form.plainNumber;
  const { 'aria-describedby': hintOrError, ...invalid } = described({ id, hint: fieldProps.hint, error });
  const describedBy = mobileNumber && !error ? `${id}-number` : hintOrError;
  const below = (
    <>
      <p className={fieldStyles.hint} id={`${id}-hint`} hidden={mobileNumber !== undefined}>
        <span className={dial && styles.scripted}>
          {richText(asksCode ? fieldProps.hintWithoutScript : fieldProps.hint)}
        </span>
        {dial && <span className={styles.plain}>{richText(fieldProps.hintWithoutScript)}</span>}
      </p>
      <output id={`${id}-number`} className={styles.echo} htmlFor={id} hidden={mobileNumber === undefined}>
        {`${fieldProps.echo} `}
        <bdi dir="ltr">{mobileNumber}</bdi>
      </output>
    </>
  );
  return (
    <Field {...field} wide={wide} more={below}>
      <div className={styles.number} dir="ltr">
        {dial && (
          <span className={styles.dial} id={`${id}-dial`}>
            {dial}
          </span>
        )}
        <input
          className={controls.control}
          id={id}
          name={name}
          required={required}
          defaultValue={defaultValue}
          type="tel"
          inputMode="tel"
          autoComplete={form.fields.countryCode ? 'tel-national' : 'tel'}
          aria-describedby={dial ? `${id}-dial ${describedBy}` : describedBy}
          {...invalid}
        />
      </div>
    </Field>
  );
}

function dialOf({ fields, required, currentValues, values, plainNumber }: FormContents): string | undefined {
  if (plainNumber || !fields.country) return undefined;
  const { country = '' } = currentValues ?? values ?? {};
  const chosen = keysOf(dialCodes).find((each) => each === country);
  if (chosen) return dialCodes[chosen];
  return required.includes('country') ? dialCodes[firstDialCountry] : undefined;
}
