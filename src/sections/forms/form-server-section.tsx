import type { FormState } from '#forms/form-states.ts';
import { asServerSection } from '#ui/server-section.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-props.ts';

/** A form on its page, between the marks of a server section; dialogs load `Form` without them. */
export const FormServerSection = asServerSection<FormProps, FormState>(Form, 'Form', { hydrates: true });
