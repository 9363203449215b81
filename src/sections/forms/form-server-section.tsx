import type { FormState } from '#forms/form-state.ts';
import { asServerSection } from '#ui/server-section.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-content.ts';

/** A form that needs no control of its own, on its page. Apart from the form, which dialogs load without its marks. */
export const FormServerSection = asServerSection<FormProps, FormState>(Form, 'Form', { hydrates: true });
