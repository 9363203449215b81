import { formatNumber } from '../../language/numbers.ts';
import { afterTyping } from './after-typing.client.ts';
import { pageLanguage } from './page-language.client.ts';

/** Of the characters allowed: how many may be left before the visitor is told. */
const near = 500;

/** Below a text area that has a limit: how many characters are left near it, or too many beyond it. */
export const showCharactersLeft = afterTyping((form: HTMLFormElement) => {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('[data-limit]')) {
    const left = Number(area.dataset.limit) - area.value.trim().length;
    const label = left < 0 ? area.dataset.over : area.dataset.left;
    placeOf(area).textContent = left < near ? `${label} ${formatNumber(pageLanguage, Math.abs(left))}` : '';
  }
});

/** Made when it is first needed. */
function placeOf(area: HTMLTextAreaElement): HTMLOutputElement {
  const id = `${area.id}-left`;
  const known = area.form?.querySelector<HTMLOutputElement>(`#${id}`);
  if (known) return known;
  const place = document.createElement('output');
  place.id = id;
  area.closest('[data-field]')?.append(place);
  return place;
}
