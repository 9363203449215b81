import { dialCodes, firstDialCountry, limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { CountryFlags } from './country-flags.tsx';
import { EmailField } from './email-field.tsx';
import type { FormChoices } from './form-content.ts';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

export interface ContactFormProps extends Omit<FormFrameProps, 'children' | 'form'> {
  /** As a list on the page, as flags in the dialog; there the privacy box may stay empty, too. */
  place: 'page' | 'dialog';
  fields: FormWords['fields'];
  choices: FormChoices;
  chosen: { chosen: string; none: string };
  consent: Pick<ConsentBoxProps, 'text' | 'notice'>;
}

/** The contact form: the specification's fields in its order. */
export function ContactForm({ place, fields, choices, chosen, consent, ...frame }: ContactFormProps) {
  const named = (name: keyof FormWords['fields']) => ({
    id: `${frame.id}-${name}`,
    name,
    label: fields[name].label,
    required: true,
  });
  return (
    <FormFrame {...frame} form="contact">
      {place === 'page' ? (
        <SelectField {...named('country')} choices={choices.country} wide />
      ) : (
        <CountryFlags {...named('country')} choices={choices.country} words={chosen} />
      )}
      <TextField {...named('name')} autoComplete="name" maxLength={limits.name} />
      <TextField {...named('jobTitle')} autoComplete="organization-title" maxLength={limits.jobTitle} />
      <EmailField {...named('email')} />
      <MobileField
        {...named('mobileNumber')}
        words={fields.mobileNumber}
        dial={dialCodes[firstDialCountry]}
        maxLength={limits.mobileNumber}
      />
      <TextField {...named('companyName')} autoComplete="organization" maxLength={limits.companyName} />
      <SelectField {...named('industry')} choices={choices.industry} />
      <SelectField {...named('reasonForContact')} choices={choices.reasonForContact} wide />
      <MessageField {...named('message')} words={fields.message} />
      <ConsentBox {...named('privacyPolicy')} {...consent} required={place === 'page'} />
    </FormFrame>
  );
}
