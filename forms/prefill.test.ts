import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { prefill } from './prefill.ts';

function filled(query: string, typed = '') {
  const { document } = parseHTML(`<!doctype html><form data-services='{"3":"About: Strategy"}'>
    <div data-field="country"><select><option value=""></option><option value="ksa"></option></select></div>
    <div data-field="reasonForContact"><input type="radio" value="feedback"></div>
    <textarea name="message">${typed}</textarea></form>`);
  const form = document.querySelector('form') as unknown as Element;
  prefill(form, new URLSearchParams(query));
  return {
    country: form.querySelector('option[selected]')?.getAttribute('value'),
    reason: form.querySelector('input[checked]')?.getAttribute('value'),
    message: form.querySelector('textarea')?.textContent,
  };
}

test('an address brings country, reason and service along', () => {
  expect(filled('country=ksa&reason=feedback&service=3')).toEqual({
    country: 'ksa',
    reason: 'feedback',
    message: 'About: Strategy\n\n',
  });
});

test('what is no choice, and a service that we do not have, changes nothing', () => {
  expect(filled('country=mars&reason=&service=11')).toEqual({
    country: undefined,
    reason: undefined,
    message: '',
  });
});

test('a message that was begun stays as it is', () => {
  expect(filled('service=3', 'Hello').message).toBe('Hello');
});
