import { Form, type FormProps } from './form.tsx';
import type { FormState } from './form-state.ts';
import { TrainingFields } from './training-fields.tsx';

/** The application to the training programme, on its page and in its dialog. */
export function TrainingForm(props: FormProps & FormState) {
  return <Form {...props} Fields={TrainingFields} />;
}
