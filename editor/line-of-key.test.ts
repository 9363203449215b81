import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { lineOfKey } from './line-of-key.ts';

const files = {
  'a.yaml': '# first\ntitle: One\nhours:\n  - { closes: 5 }\n  - closes: 6\n/old.html: /new\n',
  'a.md': '---\ntitle: One\ncase: b\n---\nText\n\n## Two\nMore text\n## Three\n',
};
const folder = newFolder();
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

test.each([
  ['a.yaml', 'title', 2],
  ['a.yaml', 'hours.1.closes', 5],
  ['a.yaml', 'hours.1.opens', 5],
  ['a.yaml', '/old.html', 6],
  ['a.md', 'case', 3],
  ['a.md', 'parts.0.text', 5],
  ['a.md', 'parts.2.heading', 9],
  ['missing.yaml', 'title', 1],
])('in %s the key "%s" is in line %i', (name, key, line) => {
  expect(lineOfKey(join(folder, name), key)).toBe(line);
});
