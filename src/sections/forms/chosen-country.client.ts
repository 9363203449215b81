/** Puts the chosen country's dial code before the mobile number, and its name into the field below the flags. */
export function showChosenCountry(form: HTMLFormElement) {
  const chosen = form.querySelector<HTMLElement>('[data-field="country"] :checked');
  const dial = form.querySelector<HTMLElement>('span[data-dial]');
  const name = form.querySelector<HTMLInputElement>('[data-chosen]');
  if (dial) dial.textContent = chosen?.dataset.dial ?? dial.dataset.dial ?? '';
  if (name) name.value = chosen?.closest('label')?.textContent ?? '';
}
