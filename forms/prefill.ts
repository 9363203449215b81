/**
 * Fills in what an address brings along, `?country=ksa&reason=feedback&service=3`: country and reason where they are
 * choices of the form, and the service as the first line of an empty message, where a visitor sees and may delete it.
 * For the browser and for the server: it sets attributes and text only, which linkedom has, too.
 */
export function prefill(form: Element, query: URLSearchParams): void {
  choose(form, 'country', query.get('country'));
  choose(form, 'reasonForContact', query.get('reason'));
  const lines = JSON.parse(form.getAttribute('data-services') ?? '{}') as Record<string, string>;
  const line = lines[query.get('service') ?? ''];
  const message = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (message && line && !message.value) message.textContent = `${line}\n\n`;
}

/** By list or by radio button; a value that is none of the choices changes nothing. */
function choose(form: Element, name: string, value: string | null) {
  const field = form.querySelector(`[data-field="${name}"]`);
  for (const option of field?.querySelectorAll('option[value], input[type="radio"]') ?? []) {
    if (value && option.getAttribute('value') === value) {
      option.setAttribute(option.matches('option') ? 'selected' : 'checked', '');
    }
  }
}
