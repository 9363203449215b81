import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

const readPublic = (file: string) => readFileSync(`public/${file}`);

test.each([
  ...manifest('en').icons.map(({ src, sizes }) => [src.slice(1), Number.parseInt(sizes, 10)] as const),
  ['apple-touch-icon.png', 180] as const,
])('%s is an opaque square of %i pixels', async (file, size) => {
  const { width, height, hasAlpha } = await sharp(readPublic(file)).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: false });
});

test('an icon cut to a circle keeps the logo whole', async () => {
  const { data, info } = await sharp(readPublic('icon-maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const ground = [...data.subarray(0, 3)].join();
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels;
    const away = Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle);
    if (away > 0.4 * info.width && [...data.subarray(at, at + 3)].join() !== ground)
      throw new Error(`the mark reaches ${Math.round(away)} pixels from the middle`);
  }
});
