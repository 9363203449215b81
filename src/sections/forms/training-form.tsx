import { dialCodes, firstDialCountry, limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { EmailField } from './email-field.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import type { FormChoices } from './form-words.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

export interface TrainingFormProps
  extends Omit<FormFrameProps, 'children' | 'form'>,
    Omit<TrainingFieldsProps, 'id' | 'dial'> {
  consent: Pick<ConsentBoxProps, 'text' | 'notice'>;
}

/** The application to the training programme: a number and a message are enough. */
export function TrainingForm({ fields, choices, consent, ...frame }: TrainingFormProps) {
  return (
    <FormFrame {...frame} form="training">
      <TrainingFields id={frame.id} dial={dialCodes[firstDialCountry]} fields={fields} choices={choices} />
      <ConsentBox
        id={`${frame.id}-privacyPolicy`}
        label={fields.privacyPolicy.label}
        {...consent}
        required={false}
      />
    </FormFrame>
  );
}

export interface TrainingFieldsProps {
  /** Begins the ids of all of them. */
  id: string;
  /** Stands before the number until a country is chosen; undefined where the number is whole already. */
  dial?: string;
  fields: FormWords['fields'];
  choices: FormChoices;
}

/** What is asked, without the consent to it. */
export function TrainingFields({ id, dial, fields, choices }: TrainingFieldsProps) {
  const named = (name: keyof FormWords['fields']) => ({
    id: `${id}-${name}`,
    name,
    label: fields[name].label,
  });
  return (
    <>
      <SelectField {...named('country')} choices={choices.country} />
      <SelectField {...named('industry')} choices={choices.industry} />
      <TextField {...named('name')} autoComplete="name" maxLength={limits.name} />
      <EmailField {...named('email')} />
      <MobileField
        {...named('mobileNumber')}
        words={fields.mobileNumber}
        dial={dial}
        maxLength={limits.mobileNumber}
        required
        wide
      />
      <MessageField {...named('message')} words={fields.message} required />
    </>
  );
}
