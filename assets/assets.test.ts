import { expect, test } from 'vitest';
import { generators } from './generators.ts';

test.each(generators)('$name are made from their sources as they are now', async ({ name, stale }) => {
  expect(await stale(), `run npm run assets -- ${name}`).toEqual([]);
});
