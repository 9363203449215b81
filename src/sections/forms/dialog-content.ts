import type { FormProps } from './form.tsx';

/** What a form's dialog shows: fetched when a visitor turns to its link. */
export interface FormDialogContent {
  messages: { title: string; text: string; close: string };
  /** The logo's name. */
  logo: string;
  form: FormProps;
}
