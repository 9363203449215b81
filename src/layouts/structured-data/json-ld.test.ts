import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

test('text that looks like markup is escaped, and ends no script', () => {
  const name = 'a < b </script><!-- <script> "quoted" \\ «ع»\u2028';
  const text = jsonLd([{ '@type': 'Service', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Service', name }]);
});
