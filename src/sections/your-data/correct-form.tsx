import type { FormId } from '../../../forms/choices.ts';
import { ApplicationFields } from '../forms/application-fields.tsx';
import { ContactFields } from '../forms/contact-fields.tsx';
import type { FieldsProps } from '../forms/field-props.ts';
import { TrainingFields } from '../forms/training-fields.tsx';
import { CorrectFrame, type CorrectFrameProps } from './correct-frame.tsx';

export interface CorrectFormProps extends Omit<CorrectFrameProps, 'children' | 'encType'> {
  form: FormId;
  fields: FieldsProps;
}

const fieldSets = { contact: ContactFields, training: TrainingFields, application: ApplicationFields };

/** A form's fields with what is stored in them, to be put right. The server fills it, and checks it as it did the first time. */
export function CorrectForm({ fields, ...frame }: CorrectFormProps) {
  const Fields = fieldSets[frame.form];
  return (
    <div data-of={frame.form}>
      <CorrectFrame {...frame} encType={frame.form === 'application' ? 'multipart/form-data' : undefined}>
        <Fields {...fields} plainNumber />
      </CorrectFrame>
    </div>
  );
}
