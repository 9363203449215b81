import { type Country, countries, firstDialCountry } from '../../../forms/choices.ts';
import { callableNumber, grouped } from '../../../forms/mobile.ts';
import { afterTyping } from './after-typing.client.ts';
import { entriesOf } from './entries.client.ts';

/** Below the mobile number: the number as it will be called, in place of the hint. */
export const showCallableNumber = afterTyping((form: HTMLFormElement) => {
  const field = form.querySelector('[data-field="mobileNumber"]');
  const echo = field?.querySelector<HTMLElement>('[data-echo]');
  const digits = echo?.querySelector('bdi');
  if (!field || !echo || !digits) return;
  const { mobileNumber = '', country } = entriesOf(form, ['mobileNumber', 'country']);
  const number = callableNumber(
    mobileNumber,
    countries.find((one) => one === country) ?? (firstDialCountry as Country),
  );
  digits.textContent = number ? grouped(number) : '';
  echo.hidden = !number;
  field.querySelector('[data-hint]')?.toggleAttribute('hidden', Boolean(number));
});
