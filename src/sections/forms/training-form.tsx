import type { FormState } from '#forms/section-states.ts';
import { inSlot } from '../../ui/slot.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-content.ts';
import { FormField } from './form-field.tsx';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

export function TrainingForm(props: FormProps & FormState) {
  return (
    <Form {...props}>
      <TrainingFields />
    </Form>
  );
}

export const TrainingFormSlot = inSlot<FormProps, FormState>(TrainingForm, 'TrainingForm', {
  hydrates: true,
});

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
