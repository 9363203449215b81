const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[data-send]');

export const isSending = (form: HTMLFormElement) => buttonOf(form)?.ariaDisabled === 'true';

/** The button keeps its width, and says what it does; who does not see it, hears it. */
export function showSending(form: HTMLFormElement, sending: boolean) {
  const button = buttonOf(form);
  const name = button?.querySelector('[data-name]');
  if (!button || !name || isSending(form) === sending) return;
  button.style.minInlineSize = sending ? `${button.getBoundingClientRect().width}px` : '';
  button.ariaDisabled = sending ? 'true' : null;
  name.textContent = (sending ? button.dataset.sending : button.dataset.send) ?? '';
  if (!sending) form.querySelector('[data-upload]')?.setAttribute('hidden', '');
  const status = form.querySelector('[data-status]');
  if (status) status.textContent = sending ? name.textContent : '';
}
