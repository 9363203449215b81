import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

test('words that look like markup are read back as they were, and end no script', () => {
  const name = 'a < b </script><!-- <script> "quoted" \\ «ع»\u2028';
  const text = jsonLd([{ '@type': 'Service', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph']).toEqual([{ '@type': 'Service', name }]);
});
