import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleNodes } from '#content/articles/article-nodes.ts';
import { Prose } from './prose.tsx';

const html = `<p>Read <a href="https://laws.example/a?b=1&amp;c=2">the law</a>,
<a href="mailto:info@firm.example">write to us</a> or see <a href="/services/9">a service</a>.</p>`;

test('an article’s links to other sites and email addresses are unchanged', () => {
  const { blocks } = articleNodes(html, [], (path) => `/ar${path}`);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Prose blocks={blocks} quote={{ text: '', place: 1 }} />);
  const links = [...page.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('rel'),
  ]);
  expect(links).toEqual([
    ['the law', 'https://laws.example/a?b=1&c=2', 'external'],
    ['write to us', 'mailto:info@firm.example', null],
    ['a service', '/ar/services/9', null],
  ]);
});
