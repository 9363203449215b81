import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { thirdPartyScripts } from '#layouts/third-party-scripts.ts';
import { pageHeaders } from '#server/http/security-headers.ts';
import { cspSources } from './csp-sources.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script and style has one hash, and data blocks have none', () => {
  const html = `<html><head><style>a > b {}</style><style>a > b {}</style><script>if (1 < 2) run("</p>")</script>
    <script type="module">go()</script><script type="application/ld+json">{}</script>
    <script src="/_astro/a.js"></script></head></html>`;
  expect(cspSources(html)).toEqual({
    scripts: [source('if (1 < 2) run("</p>")'), source('go()')],
    styles: [source('a > b {}')],
    embeds: [],
    frames: [],
  });
});

test('the policy lists the sources that another site’s script needs', () => {
  const [script] = thirdPartyScripts([
    {
      id: 'plausible',
      script: 'https://plausible.io/js/script.js',
      attributes: ['data-domain=firm.example'],
      allows: ['connect-src https://plausible.io'],
    },
  ]);
  expect(script).toMatchObject({ src: 'https://plausible.io/js/script.js', 'data-domain': 'firm.example' });
  const html = `<script src="${script?.src}" data-allows="${script?.['data-allows']}" async></script>`;
  const { allows } = cspSources(html);
  expect(allows).toEqual(['script-src https://plausible.io', 'connect-src https://plausible.io']);
  const none = { scripts: [], styles: [], embeds: [], frames: [] };
  const policy = pageHeaders({ ...none, ...(allows && { allows }) })['content-security-policy']?.split(';');
  expect(policy).toContain("script-src 'self' https://plausible.io");
  expect(policy).toContain("connect-src 'self' https://plausible.io");
  expect(policy).toContain("frame-src 'none'");
});

test('the policy lists embedded files and the site of a film once', () => {
  const { embeds } = cspSources('<iframe src="/a.pdf"></iframe><object data="/a.pdf"></object>');
  expect(embeds).toEqual(['frame-src', 'object-src']);
  const html = '<a data-embed-origin="https://www.youtube-nocookie.com"></a>'.repeat(2);
  expect(cspSources(html)).toMatchObject({
    embeds: [],
    frames: ['https://www.youtube-nocookie.com'],
  });
});
