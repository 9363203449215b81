import type { FormId } from '#forms/choices.ts';
import type { FormState } from '#forms/section-states.ts';
import { Button } from '../../ui/button.tsx';
import { ApplicationFields } from '../forms/application-form.tsx';
import { ContactFields } from '../forms/contact-form.tsx';
import type { FormProps } from '../forms/form-content.ts';
import { FormContext } from '../forms/form-context.ts';
import frame from '../forms/form-frame.module.css';
import { initialStatus } from '../forms/form-state.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { TrainingFields } from '../forms/training-form.tsx';

export interface CorrectFormProps {
  id: FormId;
  form: FormProps;
  link: string;
  /** What is stored, or the correction as it was tried. */
  filled: FormState;
}

const fieldSets = { contact: ContactFields, training: TrainingFields, application: ApplicationFields };

/** A form with what is stored in it, to be corrected. The server checks it as the first time. */
export function CorrectForm({ id, form, link, filled }: CorrectFormProps) {
  const { action, messages } = form;
  const Fields = fieldSets[id];
  return (
    <form
      className={frame.form}
      method="post"
      action={action}
      encType={messages.upload && 'multipart/form-data'}
      noValidate
    >
      <input type="hidden" name="link" value={link} />
      <FormContext value={{ ...form, ...filled, plainNumber: true }}>
        <FormSummary status={initialStatus(filled)} />
        <p className={frame.note}>{messages.required}</p>
        <Fields />
      </FormContext>
      <div data-wide>
        <Button type="submit">{messages.send}</Button>
      </div>
    </form>
  );
}
