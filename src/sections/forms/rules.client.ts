import type { Form } from '../../../forms/form.ts';
import { readAddress } from '../../language/address.ts';

/** Rules by the path, without a language, that a form is sent to. */
const rules: Record<string, () => Promise<Form>> = {
  '/contactus': async () => (await import('../../../forms/contact.ts')).contact,
  '/contactus/dialog': async () => (await import('../../../forms/contact.ts')).contactDialog,
};

/** The same rules that the server checks the form by. */
export async function rulesOf(form: HTMLFormElement): Promise<Form> {
  const { path } = readAddress(new URL(form.action).pathname);
  const load = rules[path];
  if (!load) throw new Error(`No form is sent to ${path}`);
  return load();
}
