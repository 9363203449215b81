import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { chooseQuotes } from './choose-quotes.ts';

test('a browser reads the same attributes, whichever quotes they hold', () => {
  const values = ['{"name":"O\'Neil & \'sons\'"}', 'plain', "it's", '"'];
  const attribute = (value: string, index: number) =>
    `data-v${index}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  const html = `<p ${values.map(attribute).join(' ')}>"</p>`;
  const chosen = chooseQuotes(html);
  const paragraph = parseHTML(chosen).document.querySelector('p');
  expect(Object.values({ ...paragraph?.dataset })).toEqual(values);
  expect(chosen).toContain(`data-v0='{"name":"O&#39;Neil`);
});
