import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

test('text that looks like markup is escaped, and ends no script', () => {
  const name = 'a < b </script><!-- <script> "quoted" \\ «ع»\u2028\u2029';
  const text = jsonLd([{ '@type': 'Service', name }]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Service', name }]);
});
