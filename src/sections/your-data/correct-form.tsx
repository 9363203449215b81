import type { FormId } from '../../../forms/choices.ts';
import { ApplicationFields, type ApplicationFieldsProps } from '../forms/application-form.tsx';
import { ContactFields, type ContactFieldsProps } from '../forms/contact-form.tsx';
import { FormFrame, type FormFrameProps } from '../forms/form-frame.tsx';
import { TrainingFields } from '../forms/training-form.tsx';

export interface CorrectFormProps
  extends Omit<FormFrameProps, 'children' | 'form'>,
    Omit<ApplicationFieldsProps, 'id'>,
    Pick<ContactFieldsProps, 'chosen'> {
  form: FormId;
}

/** A form's fields with what is stored in them, to be put right. The server fills it, and checks it as it did the first time. */
export function CorrectForm({ form, fields, choices, chosen, suggestions, ...frame }: CorrectFormProps) {
  const shared = { id: frame.id, fields, choices };
  return (
    <div data-of={form}>
      <FormFrame
        {...frame}
        form={form}
        carries="link"
        encType={form === 'application' ? 'multipart/form-data' : undefined}
      >
        {form === 'contact' && <ContactFields {...shared} place="page" chosen={chosen} />}
        {form === 'training' && <TrainingFields {...shared} />}
        {form === 'application' && <ApplicationFields {...shared} suggestions={suggestions} />}
      </FormFrame>
    </div>
  );
}
