import { limits } from '#forms/choices.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { EmailField } from './email-field.tsx';
import { type FieldName, type FieldsProps, fieldProps } from './field-props.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

/** What the contact page asks, in the specification's order; all of it is required. */
export function ContactFields(props: FieldsProps) {
  const field = (name: FieldName) => fieldProps(props, name, true);
  return (
    <>
      <SelectField {...field('country')} choices={props.choices.country} wide />
      <TextField {...field('name')} autoComplete="name" maxLength={limits.name} />
      <TextField {...field('jobTitle')} autoComplete="organization-title" maxLength={limits.jobTitle} />
      <EmailField {...field('email')} />
      <MobileField {...field('mobileNumber')} form={props} />
      <TextField {...field('companyName')} autoComplete="organization" maxLength={limits.companyName} />
      <SelectField {...field('industry')} choices={props.choices.industry} />
      <SelectField {...field('reasonForContact')} choices={props.choices.reasonForContact} wide />
      <MessageField {...field('message')} form={props} />
    </>
  );
}
