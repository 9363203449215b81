import { dialledNumber, grouped } from '../../../forms/mobile.ts';
import { afterTyping } from './after-typing.client.ts';
import { entriesOf } from './entries.client.ts';

/** Below the mobile number: the number as it will be called, in place of the hint. */
export const showCallableNumber = afterTyping((form: HTMLFormElement) => {
  const field = form.querySelector('[data-field="mobileNumber"]');
  const echo = field?.querySelector<HTMLElement>('[data-echo]');
  const digits = echo?.querySelector('bdi');
  if (!field || !echo || !digits) return;
  const names = ['mobileNumber', 'country', 'countryCode'];
  const { mobileNumber = '', country, countryCode } = entriesOf(form, names);
  // Where a field of its own asks for the code, no code goes before it.
  const number = countryCode === '' ? undefined : dialledNumber({ mobileNumber, country, countryCode });
  digits.textContent = number ? grouped(number) : '';
  echo.hidden = !number;
  field.querySelector('[data-hint]')?.toggleAttribute('hidden', Boolean(number));
});
