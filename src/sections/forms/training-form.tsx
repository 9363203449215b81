import { dialCodes, firstDialCountry, limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { EmailField } from './email-field.tsx';
import type { FormChoices } from './form-content.ts';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

export interface TrainingFormProps extends Omit<FormFrameProps, 'children' | 'form'> {
  fields: FormWords['fields'];
  choices: FormChoices;
  consent: Pick<ConsentBoxProps, 'text' | 'notice'>;
}

/** The application to the training programme: a number and a message are enough. */
export function TrainingForm({ fields, choices, consent, ...frame }: TrainingFormProps) {
  const named = (name: keyof FormWords['fields']) => ({
    id: `${frame.id}-${name}`,
    name,
    label: fields[name].label,
  });
  return (
    <FormFrame {...frame} form="training">
      <SelectField {...named('country')} choices={choices.country} />
      <SelectField {...named('industry')} choices={choices.industry} />
      <TextField {...named('name')} autoComplete="name" maxLength={limits.name} />
      <EmailField {...named('email')} />
      <MobileField
        {...named('mobileNumber')}
        words={fields.mobileNumber}
        dial={dialCodes[firstDialCountry]}
        maxLength={limits.mobileNumber}
        required
        wide
      />
      <MessageField {...named('message')} words={fields.message} required />
      <ConsentBox {...named('privacyPolicy')} {...consent} required={false} />
    </FormFrame>
  );
}
