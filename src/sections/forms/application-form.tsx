import { limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { EmailField } from './email-field.tsx';
import type { FormChoices } from './form-content.ts';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { ResumeField } from './resume-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

export interface ApplicationFormProps extends Omit<FormFrameProps, 'children' | 'form' | 'encType'> {
  fields: FormWords['fields'];
  choices: FormChoices;
  upload: FormWords['upload'];
  /** Offered for the field of interest, which takes any other text too. */
  suggestions: string[];
  consent: Pick<ConsentBoxProps, 'text' | 'notice'>;
}

/** The application to a job: all but the message is required. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { fields, choices, upload, suggestions, consent, ...frame } = props;
  const named = (name: keyof FormWords['fields']) => ({
    id: `${frame.id}-${name}`,
    name,
    label: fields[name].label,
    required: true,
  });
  const list = `${frame.id}-suggestions`;
  return (
    <FormFrame {...frame} form="application" encType="multipart/form-data">
      <ResumeField {...named('resume')} words={fields.resume} />
      <TextField {...named('name')} autoComplete="name" maxLength={limits.name} />
      <EmailField {...named('email')} />
      <SelectField {...named('countryCode')} choices={choices.countryCode} autoComplete="tel-country-code" />
      <MobileField
        {...named('mobileNumber')}
        words={fields.mobileNumber}
        autoComplete="tel-national"
        maxLength={limits.mobileNumber}
      />
      <TextField {...named('interestedField')} list={list} maxLength={limits.interestedField} wide />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
      <MessageField {...named('message')} words={fields.message} required={false} />
      <ConsentBox {...named('privacyPolicy')} {...consent} required />
      <UploadProgress words={upload} />
    </FormFrame>
  );
}
