import { Form } from './form.tsx';
import type { FormProps } from './form-content.ts';
import { FormField } from './form-field.tsx';
import type { FormState } from './form-state.ts';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

/** The application to the training programme, on its page and in its dialog. */
export function TrainingForm(props: FormProps & FormState) {
  return (
    <Form {...props}>
      <TrainingFields />
    </Form>
  );
}

export function TrainingFields() {
  return (
    <>
      <FormField name="country" />
      <FormField name="industry" />
      <FormField name="name" />
      <FormField name="email" />
      <MobileField wide />
      <MessageField />
    </>
  );
}
