import type { Form } from '../../../forms/form.ts';
import { readAddress } from '../../language/address.ts';

/** Rules by the path, without a language, that a form is sent to. */
const rules: Record<string, () => Promise<Form>> = {
  '/contactus': async () => (await import('../../../forms/contact.ts')).contact,
  '/contactus/dialog': async () => (await import('../../../forms/contact.ts')).contactDialog,
  '/applytraining': async () => (await import('../../../forms/training.ts')).training,
  '/applytraining/dialog': async () => (await import('../../../forms/training.ts')).trainingDialog,
};

const application = async (job: number) => (await import('../../../forms/application.ts')).applicationTo(job);

/** The same rules that the server checks the form by. */
export async function rulesOf(form: HTMLFormElement): Promise<Form> {
  const { path } = readAddress(new URL(form.action).pathname);
  const job = /^\/apply\/(\d+)$/.exec(path)?.[1];
  const load = job ? () => application(Number(job)) : rules[path];
  if (!load) throw new Error(`No form is sent to ${path}`);
  return load();
}
