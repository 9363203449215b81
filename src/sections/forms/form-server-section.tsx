import type { FormState } from '#src/section-states.ts';
import { asServerSection } from '#ui/server-section.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-props.ts';

/** A form on its page. It is not in `Form`, because dialogs load that without the marks. */
export const FormServerSection = asServerSection<FormProps, FormState>(Form, 'Form', { hydrates: true });
