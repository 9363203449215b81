import type { FormId } from '#forms/choices.ts';
import { Button } from '../../ui/button.tsx';
import { ApplicationFields } from '../forms/application-fields.tsx';
import { ContactFields } from '../forms/contact-fields.tsx';
import type { FieldsProps } from '../forms/field-props.ts';
import frame from '../forms/form-frame.module.css';
import type { FormLabels } from '../forms/form-props.ts';
import { type FormState, firstStatus } from '../forms/form-state.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { TrainingFields } from '../forms/training-fields.tsx';

export interface CorrectFormProps {
  /** Which form it corrects. */
  form: FormId;
  action: string;
  messages: FormLabels;
  fields: Pick<FieldsProps, 'id' | 'language' | 'fields' | 'choices' | 'suggestions'>;
  link: string;
  /** What is stored, or the correction as it was tried. */
  filled: FormState;
}

const fieldSets = { contact: ContactFields, training: TrainingFields, application: ApplicationFields };

/** A form with what is stored in it, to be corrected. The server checks it as the first time. */
export function CorrectForm({ form, action, messages, fields, link, filled }: CorrectFormProps) {
  const Fields = fieldSets[form];
  const { values, problems, draft } = filled;
  return (
    <form
      className={frame.form}
      method="post"
      action={action}
      encType={form === 'application' ? 'multipart/form-data' : undefined}
      noValidate
    >
      <input type="hidden" name="link" value={link} />
      <FormSummary
        id={fields.id}
        messages={messages}
        fieldLabels={fields.fields}
        status={firstStatus(filled)}
      />
      <p className={frame.note}>{messages.required}</p>
      <Fields {...fields} {...{ values, problems, draft }} problemMessages={messages.problems} plainNumber />
      <div data-wide>
        <Button type="submit">{messages.send}</Button>
      </div>
    </form>
  );
}
