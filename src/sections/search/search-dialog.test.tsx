import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSearchMessages } from '#content/readers.ts';
import { encodeIndex } from '#search/encoded-index.ts';
import type { SearchEntry } from '#search/search-entry.ts';
import { SearchDialog } from './search-dialog.tsx';

const messages = getSearchMessages('en');
const services = [1, 2, 3, 4, 5].map((id): SearchEntry => {
  return {
    path: `/services/${id}`,
    kind: 'service',
    title: `Risk and governance ${id}`,
    text: '',
    bodyWords: '',
  };
});
const person: SearchEntry = {
  path: '/ourpeople#sami-al-ghamdi',
  kind: 'person',
  title: 'Sami Al-Ghamdi',
  text: 'Risk',
  bodyWords: '',
  inOtherLanguage: ['سامي الغامدي'],
};
const index = Promise.resolve(encodeIndex([...services, person]));

beforeEach(async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  const ref = createRef<HTMLDialogElement>();
  const content = { page: '/search', messages, nextLinks: { start: [], none: [] } };
  render(<SearchDialog ref={ref} index={index} language="en" {...content} />);
  ref.current?.setAttribute('open', '');
  await index;
});

test('arrow keys move through the options, and typing returns to the field', async () => {
  const visitor = userEvent.setup();
  const field = screen.getByRole('combobox');
  await visitor.type(field, 'governance');
  const options = await screen.findAllByRole('option');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await visitor.keyboard('{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await visitor.keyboard('{ArrowUp}{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
  await visitor.keyboard('{Home}{Shift>}{End}{/Shift}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await visitor.keyboard('s');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
});

test('an option stays active when results of the last keys come after it was chosen', async () => {
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(field, 'governance');
  const [first] = await screen.findAllByRole('option');
  // Outside `act`, React defers the results as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  Reflect.set(HTMLInputElement.prototype, 'value', 'risk', field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await screen.findByText('Sami Al-Ghamdi');
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
});

test('each kind shows at most four results, and a link to all', async () => {
  await userEvent.type(screen.getByRole('combobox'), 'risk');
  await screen.findAllByRole('option');
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.querySelectorAll('[role="option"]').length)).toEqual([4, 1]);
  expect(screen.getByRole('link', { name: /all/i }).getAttribute('href')).toBe('/search?q=risk');
});

test('a name in the other script finds its page and is marked', async () => {
  await userEvent.type(screen.getByRole('combobox'), 'سامي الغامدي');
  const option = await screen.findByRole('option');
  const title = option.querySelector('bdi[lang="ar"][dir="rtl"]');
  expect(title?.querySelector('mark')?.textContent).toBe('سامي');
  expect(title?.parentElement?.textContent).toContain(messages.inOtherLanguage);
});
