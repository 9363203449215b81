import { expect, test } from 'vitest';
import { liveSectionEnd, liveSectionStart, takeLiveRegion } from '../../src/live-region.ts';
import { createLiveTemplate, type LiveTemplate } from './live-page.ts';

const switchLink = '<a class="s" href="/ar/jobs" hrefLang="ar" data-switch="">B</a>';
const draw = (_: string, props: object, prefix: string) => `<p>${prefix}${JSON.stringify(props)}</p>`;

test('the built page is as it was written, without the marks of its section', () => {
  expect(takeLiveRegion(page('<p>1 -> 2</p>', { note: '-->' }))?.html).toBe(
    `${switchLink}<main><p>1 -> 2</p></main><script>1&&2</script>`,
  );
  expect(takeLiveRegion('<main></main>')).toBeUndefined();
});

test('a section is rendered with its own props and the state of the request, and nothing else changes', () => {
  const template = templateOf(page('<p>built</p>', { note: '-->' }));
  expect(template.render({ today: '2026-11-21' })).toBe(
    `${switchLink}<main><p>{"note":"-->","today":"2026-11-21"}</p></main><script>1&&2</script>`,
  );
});

test('the page of the other language is asked the same', () => {
  const template = templateOf(page('<p>built</p>', {}));
  expect(template.render({}, '?a="&b=1')).toContain('href="/ar/jobs?a=&quot;&amp;b=1" hrefLang');
});

test('an island takes over from the state that the server rendered, whatever a visitor wrote', () => {
  const island = (content: string) =>
    `<style>x{}</style><astro-island uid="1" prefix="r3" props="{&quot;a&quot;:[0,1]}" ssr>${content}<!--astro:end--></astro-island>`;
  const template = templateOf(page(island('<p>built</p>'), { a: 1 }));
  const typed = { query: `"><script>&quot;`, today: undefined, list: [{ b: null }] };
  const html = template.render(typed);
  const props = html.match(/props="([^"]*)"/)?.[1] ?? '';
  expect(props).not.toMatch(/[<>]/);
  const text = props
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(text)).toEqual({
    a: [0, 1],
    query: [0, typed.query],
    today: [0],
    list: [1, [[0, { b: [0, null] }]]],
  });
  expect(html).toContain(' ssr><p>r3{"a":1,');
});

test('two sections in a page, or one that nobody ends, are refused', () => {
  const one = page('<p>built</p>', {});
  expect(() => takeLiveRegion(one + one)).toThrow('one live section');
  expect(() => takeLiveRegion(one.replace(liveSectionEnd, ''))).toThrow('one live section');
});

function page(section: string, props: object): string {
  const start = liveSectionStart('JobList', props);
  return `${switchLink}<main>${start}${section}${liveSectionEnd}</main><script>1&&2</script>`;
}

function templateOf(marked: string): LiveTemplate {
  const taken = takeLiveRegion(marked);
  if (!taken) throw new Error('no section');
  return createLiveTemplate(taken.html, taken.region, draw);
}
