import { dialCodes, firstDialCountry, limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { CountryFlags } from './country-flags.tsx';
import { EmailField } from './email-field.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import type { FormChoices } from './form-words.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

export interface ContactFormProps
  extends Omit<FormFrameProps, 'children' | 'form'>,
    Omit<ContactFieldsProps, 'id' | 'dial'> {
  consent: Pick<ConsentBoxProps, 'text' | 'notice'>;
}

/** The contact form: the specification's fields in its order. */
export function ContactForm({ place, fields, choices, chosen, consent, ...frame }: ContactFormProps) {
  return (
    <FormFrame {...frame} form="contact">
      <ContactFields
        id={frame.id}
        dial={dialCodes[firstDialCountry]}
        {...{ place, fields, choices, chosen }}
      />
      <ConsentBox
        id={`${frame.id}-privacyPolicy`}
        label={fields.privacyPolicy.label}
        {...consent}
        required={place === 'page'}
      />
    </FormFrame>
  );
}

export interface ContactFieldsProps {
  /** Begins the ids of all of them. */
  id: string;
  /** Stands before the number until a country is chosen; undefined where the number is whole already. */
  dial?: string;
  /** As a list on the page, as flags in the dialog; there the privacy box may stay empty, too. */
  place: 'page' | 'dialog';
  fields: FormWords['fields'];
  choices: FormChoices;
  chosen: { chosen: string; none: string };
}

/** What is asked, without the consent to it. */
export function ContactFields({ id, dial, place, fields, choices, chosen }: ContactFieldsProps) {
  const named = (name: keyof FormWords['fields']) => ({
    id: `${id}-${name}`,
    name,
    label: fields[name].label,
    required: true,
  });
  return (
    <>
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
        dial={dial}
        maxLength={limits.mobileNumber}
      />
      <TextField {...named('companyName')} autoComplete="organization" maxLength={limits.companyName} />
      <SelectField {...named('industry')} choices={choices.industry} />
      <SelectField {...named('reasonForContact')} choices={choices.reasonForContact} wide />
      <MessageField {...named('message')} words={fields.message} />
    </>
  );
}
