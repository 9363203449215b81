import { expect, test } from 'vitest';
import { thirdPartyScripts } from '#layouts/third-party-scripts.ts';
import { pageHeaders } from '#server/http/security-headers.ts';
import { cspSources } from './csp-sources.ts';

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
  const policy = pageHeaders({ scripts: [], styles: [], allows })['content-security-policy']?.split(';');
  expect(policy).toContain("script-src 'self' https://plausible.io");
  expect(policy).toContain("connect-src 'self' https://plausible.io");
  expect(policy).toContain("frame-src 'none'");
});
