import { ContactFields } from './contact-fields.tsx';
import { Form, type FormProps } from './form.tsx';
import type { FormState } from './form-state.ts';

/** The form of the contact page. */
export function ContactForm(props: FormProps & FormState) {
  return <Form {...props} Fields={ContactFields} />;
}
