import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { internals } from './sveltia.client.ts';

test.each(internals)('the editor’s own page still knows %s', (name) => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('@sveltia/cms')), 'utf8');
  expect(source.includes(name), `Sveltia has no “${name}” any more: see sveltia.client.ts`).toBe(true);
});
