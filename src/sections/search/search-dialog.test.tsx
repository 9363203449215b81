import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeIndex } from '#search/packed-index.ts';
import { builtIndex, searchContent } from './search.fixture.ts';
import { SearchDialog } from './search-dialog.tsx';

const index = Promise.resolve(encodeIndex(builtIndex('en')));

beforeEach(async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  const ref = createRef<HTMLDialogElement>();
  render(<SearchDialog ref={ref} index={index} {...searchContent('en')} />);
  ref.current?.setAttribute('open', '');
  await index;
});
afterEach(cleanup);

test('the arrows go through the options, the field names the active one, and a letter leaves them', async () => {
  const visitor = userEvent.setup();
  const field = screen.getByRole('combobox');
  await visitor.type(field, 'governance');
  const options = await screen.findAllByRole('option');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await visitor.keyboard('{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await visitor.keyboard('{ArrowUp}{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
  await visitor.keyboard('{Home}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await visitor.keyboard('s');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
});

test('at most four results of a kind are shown, and a link leads to all', async () => {
  await userEvent.type(screen.getByRole('combobox'), 'risk');
  await screen.findAllByRole('option');
  for (const group of screen.getAllByRole('group')) {
    expect(group.querySelectorAll('[role="option"]').length).toBeLessThanOrEqual(4);
  }
  expect(screen.getByRole('link', { name: /all/i }).getAttribute('href')).toBe('/search?q=risk');
});
