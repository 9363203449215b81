import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { showFailure, showProblems } from './show-problems.ts';

const words = {
  problems: { required: 'This field is required', email: 'Please enter a valid email address' },
  summary: ['One field', 'Two fields'],
  failed: 'An error occurred',
  failures: { offline: 'No connection', error: 'Try again' },
};

const field = (name: string, label: string) => `<div data-field="${name}" data-label="${label}">
  <input id="contact-${name}" name="${name}" aria-describedby="contact-${name}-problem">
  <p id="contact-${name}-problem" data-problem hidden><svg></svg><span></span></p></div>`;

function page() {
  const { document } = parseHTML(`<!doctype html><form data-words='${JSON.stringify(words)}'>
    <div data-summary hidden><h2></h2><p hidden></p><ul hidden></ul><button hidden></button></div>
    ${field('name', 'Full name')}${field('email', 'Email')}${field('message', 'Message')}</form>`);
  const form = document.querySelector('form') as unknown as Element;
  const one = (selector: string) => form.querySelector(selector) as HTMLElement;
  return { form, one, summary: one('[data-summary]') };
}

test('a field with a problem says so beside it, and the others do not', () => {
  const { form, one } = page();
  showProblems(form, { email: 'email' });
  expect(one('#contact-email-problem').textContent).toContain('Please enter a valid email address');
  expect(one('#contact-email-problem').hasAttribute('hidden')).toBe(false);
  expect(one('#contact-email').getAttribute('aria-invalid')).toBe('true');
  expect(one('#contact-name-problem').hasAttribute('hidden')).toBe(true);
  expect(one('#contact-name').hasAttribute('aria-invalid')).toBe(false);
});

test('the summary counts the problems and leads to their fields in the order of the page', () => {
  const { form, one, summary } = page();
  showProblems(form, { email: 'email', name: 'required' });
  const links = [...summary.querySelectorAll('a')];
  expect(summary.hasAttribute('hidden')).toBe(false);
  expect(one('h2').textContent).toBe('Two fields');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#contact-name', 'Full name'],
    ['#contact-email', 'Email'],
  ]);
});

test('more problems than there are words for keep the last words', () => {
  const { form, one } = page();
  showProblems(form, { name: 'required', email: 'email', message: 'required' });
  expect(one('h2').textContent).toBe('Two fields');
});

test('without problems the form is as it was', () => {
  const { form, one, summary } = page();
  showProblems(form, { name: 'required' });
  showProblems(form, {});
  expect(summary.hasAttribute('hidden')).toBe(true);
  expect(one('#contact-name').hasAttribute('aria-invalid')).toBe(false);
  expect(one('#contact-name-problem span').textContent).toBe('');
});

test('a failure says why, offers another try, and blames no field', () => {
  const { form, one, summary } = page();
  showProblems(form, { name: 'required' });
  showFailure(form, 'offline');
  expect(one('h2').textContent).toBe('An error occurred');
  expect(one('[data-summary] p').textContent).toBe('No connection');
  expect(one('button').hasAttribute('hidden')).toBe(false);
  expect(summary.querySelectorAll('a')).toHaveLength(0);
  expect(one('#contact-name').hasAttribute('aria-invalid')).toBe(false);
});
