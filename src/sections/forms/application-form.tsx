import { limits } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { SelectField, TextField } from '../../ui/controls.tsx';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { EmailField } from './email-field.tsx';
import { FormFrame, type FormFrameProps } from './form-frame.tsx';
import type { FormChoices } from './form-words.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { ResumeField } from './resume-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

export interface ApplicationFormProps
  extends Omit<FormFrameProps, 'children' | 'form' | 'encType'>,
    Omit<ApplicationFieldsProps, 'id'> {
  upload: FormWords['upload'];
  consent: Pick<ConsentBoxProps, 'text' | 'notice'>;
}

/** The application to a job: all but the message is required. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { fields, choices, upload, suggestions, consent, ...frame } = props;
  return (
    <FormFrame {...frame} form="application" encType="multipart/form-data">
      <ApplicationFields id={frame.id} fields={fields} choices={choices} suggestions={suggestions} />
      <ConsentBox id={`${frame.id}-privacyPolicy`} label={fields.privacyPolicy.label} {...consent} required />
      <UploadProgress words={upload} />
    </FormFrame>
  );
}

export interface ApplicationFieldsProps {
  /** Begins the ids of all of them. */
  id: string;
  fields: FormWords['fields'];
  choices: FormChoices;
  /** Offered for the field of interest, which takes any other text too. */
  suggestions: string[];
}

/** What is asked, without the consent to it. */
export function ApplicationFields({ id, fields, choices, suggestions }: ApplicationFieldsProps) {
  const named = (name: keyof FormWords['fields']) => ({
    id: `${id}-${name}`,
    name,
    label: fields[name].label,
    required: true,
  });
  const list = `${id}-suggestions`;
  return (
    <>
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
    </>
  );
}
