import { expect, test } from 'vitest';
import { makers } from './makers.ts';

test.each(makers)('$name are made from their sources as they are now', async ({ name, stale }) => {
  expect(await stale(), `run npm run assets -- ${name}`).toEqual([]);
});
