import type { FormState } from '#forms/section-states.ts';
import { withSlot } from '#ui/slot.tsx';
import { Form } from './form.tsx';
import type { FormProps } from './form-content.ts';

/** A form that needs no control of its own, on its page. Apart from the form, which dialogs load without a slot. */
export const FormSlot = withSlot<FormProps, FormState>(Form, 'Form', { hydrates: true });
