import type { FormState } from '#forms/section-states.ts';
import { inSlot } from '../../ui/slot.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-content.ts';
import { FormField } from './form-field.tsx';
import { MessageField } from './message-field.tsx';
import { MobileField } from './mobile-field.tsx';

export function ContactForm(props: FormProps & FormState) {
  return (
    <Form {...props}>
      <ContactFields />
    </Form>
  );
}

export const ContactFormSlot = inSlot<FormProps, FormState>(ContactForm, 'ContactForm', { hydrates: true });

/** What the contact page asks, in the specification's order. */
export function ContactFields() {
  return (
    <>
      <FormField name="country" wide />
      <FormField name="name" />
      <FormField name="jobTitle" />
      <FormField name="email" />
      <MobileField />
      <FormField name="companyName" />
      <FormField name="industry" />
      <FormField name="reasonForContact" wide />
      <MessageField />
    </>
  );
}
