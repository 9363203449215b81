import type { FormState } from '#forms/form-states.ts';
import { LinkForm } from '#sections/private-page/link-form.tsx';
import { FormContext } from '../forms/form-context.ts';
import { FormFields } from '../forms/form-fields.tsx';
import { FormNote } from '../forms/form-frame.tsx';
import { initialStatus } from '../forms/form-machine.ts';
import type { FormProps } from '../forms/form-props.ts';
import { FormSummary } from '../forms/form-summary.tsx';

interface CorrectFormProps {
  form: FormProps;
  link: string;
  filled: FormState;
}

/** A form with the stored values, to be corrected. The server checks it as it did the first time. */
export function CorrectForm({ form, link, filled }: CorrectFormProps) {
  const { action, messages } = form;
  return (
    <LinkForm
      action={action}
      encType={messages.upload && 'multipart/form-data'}
      link={link}
      send={messages.send}
    >
      <FormContext value={{ ...form, ...filled, plainNumber: true }}>
        <FormSummary status={initialStatus(filled)} />
        <FormNote>{messages.required}</FormNote>
        <FormFields />
      </FormContext>
    </LinkForm>
  );
}
