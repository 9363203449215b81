import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureIds } from './picture-ids.ts';

test('every picture has a name in the list, and every name a picture', () => {
  const files = readdirSync(new URL('../pictures', import.meta.url));
  expect(files.toSorted()).toEqual(pictureIds.map((id) => `${id}.jpg`).toSorted());
});
