import { formatFileSize, formatPercent } from '../../language/numbers.ts';
import { pageLanguage } from './page-language.client.ts';

/**
 * Shows the progress of a form's upload from nothing on. The function it gives takes bytes that are on their way, of
 * all. Said aloud are only the start, the half and the end.
 */
export function startProgress(form: HTMLFormElement, cancel: () => void) {
  const place = form.querySelector<HTMLElement>('[data-upload]');
  const bar = place?.querySelector('progress');
  const button = place?.querySelector<HTMLButtonElement>('[data-cancel]');
  if (!place || !bar || !button) return () => undefined;
  const part = (name: string) => place.querySelector(`[data-${name}]`) as HTMLElement;
  const say = sayer(form, part('uploading').textContent);
  const show = (sent: number, all: number) => {
    const percent = all > 0 ? Math.floor((100 * sent) / all) : 0;
    bar.value = percent;
    part('percent').textContent = formatPercent(pageLanguage, percent);
    const [done, total] = [sent, all].map((bytes) => formatFileSize(pageLanguage, bytes));
    part('amount').textContent = all > 0 ? `${done} ${place.dataset.of} ${total}` : '';
    // Once everything has left, nobody can tell whether it has arrived.
    button.hidden = percent === 100;
    say(percent);
  };
  button.onclick = cancel;
  place.hidden = false;
  show(0, 0);
  place.scrollIntoView({ block: 'nearest' });
  return show;
}

function sayer(form: HTMLFormElement, uploading: string) {
  const status = form.querySelector('[data-status]');
  let said = -1;
  return (percent: number) => {
    const step = percent < 50 ? 0 : percent < 100 ? 50 : 100;
    if (!status || step === said) return;
    said = step;
    status.textContent = step === 0 ? uploading : `${uploading} ${formatPercent(pageLanguage, step)}`;
  };
}

/** After an upload that the visitor has cancelled: says so, and leaves the keyboard where sending begins. */
export function sayCancelled(form: HTMLFormElement): void {
  const status = form.querySelector('[data-status]');
  const place = form.querySelector<HTMLElement>('[data-upload]');
  if (status) status.textContent = place?.dataset.cancelled ?? '';
  form.querySelector<HTMLElement>('[data-send]')?.focus();
}
