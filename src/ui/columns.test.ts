import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';

test.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 3],
  [7, 4],
  [9, 3],
  [12, 4],
])('%i entries are shown in %i columns where four fit', (count, columns) => {
  expect(columnsFor(count, 4)).toBe(columns);
});
