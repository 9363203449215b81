import { type Country, dialCodes, limits } from '#forms/choices.ts';
import { type Choice, SelectField, TextField } from '../../ui/controls.tsx';
import { EmailField } from './email-field.tsx';
import { type FieldName, type FieldsProps, fieldProps } from './field-props.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { ResumeField } from './resume-field.tsx';

/** What an application to a job asks: all but the message is required. */
export function ApplicationFields(props: FieldsProps) {
  const field = (name: FieldName, required = true) => fieldProps(props, name, required);
  const list = `${props.id}-suggestions`;
  return (
    <>
      <ResumeField {...field('resume')} form={props} />
      <TextField {...field('name')} autoComplete="name" maxLength={limits.name} />
      <EmailField {...field('email')} />
      <SelectField
        {...field('countryCode')}
        choices={props.choices.country.map(dialCode)}
        autoComplete="tel-country-code"
      />
      <MobileField {...field('mobileNumber')} form={props} autoComplete="tel-national" codeAsked />
      <TextField {...field('interestedField')} list={list} maxLength={limits.interestedField} wide />
      <datalist id={list}>
        {props.suggestions?.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <MessageField {...field('message', false)} form={props} />
    </>
  );
}

/** A dial code after its country, in the direction of its own: an option takes no markup. */
function dialCode({ value, label }: Choice): Choice {
  const code = dialCodes[value as Country];
  return { value: code, label: `${label} \u2066${code}\u2069` };
}
