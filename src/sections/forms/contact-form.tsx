import { dialCodes, firstDialCountry, limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { type Choice, SelectField, TextArea, TextField } from '../../ui/controls.tsx';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { CountryFlags } from './country-flags.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import { MobileField } from './mobile-field.tsx';

export interface ContactFormProps extends Omit<FormFrameProps, 'children' | 'form'> {
  /** As a list on the page, as flags in the dialog; there the privacy box may stay empty, too. */
  place: 'page' | 'dialog';
  fields: FormWords['fields'];
  choices: Record<'country' | 'industry' | 'reasonForContact', Choice[]>;
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
      <TextField
        {...named('email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        maxLength={limits.email}
      />
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

interface MessageFieldProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  words: FormWords['fields']['message'];
}

/** No limit of its own: a text pasted too long should be seen whole, and shortened by its writer. */
function MessageField({ words: { hint, left, over }, ...field }: MessageFieldProps) {
  return (
    <TextArea
      {...field}
      hint={hint}
      rows={4}
      wide
      data-left={left}
      data-over={over}
      data-limit={limits.message}
    />
  );
}
