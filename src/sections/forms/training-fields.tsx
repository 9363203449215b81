import { limits } from '#forms/choices.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { EmailField } from './email-field.tsx';
import { type FieldName, type FieldsProps, fieldProps } from './field-props.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

/** What the training form asks: a number and a message are enough. */
export function TrainingFields(props: FieldsProps) {
  const field = (name: FieldName, required = false) => fieldProps(props, name, required);
  return (
    <>
      <SelectField {...field('country')} choices={props.choices.country} />
      <SelectField {...field('industry')} choices={props.choices.industry} />
      <TextField {...field('name')} autoComplete="name" maxLength={limits.name} />
      <EmailField {...field('email')} />
      <MobileField {...field('mobileNumber', true)} form={props} wide />
      <MessageField {...field('message', true)} form={props} />
    </>
  );
}
