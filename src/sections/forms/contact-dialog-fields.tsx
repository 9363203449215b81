import { limits } from '#forms/choices.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { CountryFlags } from './country-flags.tsx';
import { EmailField } from './email-field.tsx';
import { type FieldName, type FieldsProps, fieldProps } from './field-props.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

/** What the contact dialog asks, in its own order and with flags for the countries. */
export function ContactDialogFields(props: FieldsProps) {
  const field = (name: FieldName) => fieldProps(props, name, true);
  return (
    <>
      <CountryFlags {...field('country')} form={props} />
      <TextField {...field('name')} autoComplete="name" maxLength={limits.name} />
      <TextField {...field('jobTitle')} autoComplete="organization-title" maxLength={limits.jobTitle} />
      <EmailField {...field('email')} />
      <TextField {...field('companyName')} autoComplete="organization" maxLength={limits.companyName} />
      <MobileField {...field('mobileNumber')} form={props} />
      <SelectField {...field('reasonForContact')} choices={props.choices.reasonForContact} />
      <SelectField {...field('industry')} choices={props.choices.industry} />
      <MessageField {...field('message')} form={props} />
    </>
  );
}
