import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#content/check/read-content.ts';
import type { Service } from '#content/schemas/service.ts';
import { figureIds, figureShapes } from './figure-shapes.ts';
import { subCardShapes } from './sub-card-shapes.ts';

const services = Object.entries(readContent(join(process.cwd(), 'content')).files).filter(([file]) =>
  file.startsWith('en/services/'),
);
const subCards = services.flatMap(([, service]) => (service as Service).subCards.map(({ id }) => id));
const drawings = Object.values({ ...figureShapes, ...subCardShapes });

test('each sub-card of each service has a drawing of its own, and none is drawn for nothing', () => {
  expect(subCards.toSorted()).toEqual(Object.keys(subCardShapes).toSorted());
});

test('no two services or sub-cards are drawn alike', () => {
  expect(drawings).toHaveLength(figureIds.length + subCards.length);
  expect(new Set(drawings.map((shapes) => JSON.stringify(shapes))).size).toBe(drawings.length);
});

test('every drawing has one diamond', () => {
  for (const shapes of drawings) expect(shapes.filter(([kind]) => kind === 'n')).toHaveLength(1);
});
