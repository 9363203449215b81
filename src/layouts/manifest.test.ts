import sharp from 'sharp';
import { test } from 'vitest';

test('an icon cut to a circle keeps the logo whole', async () => {
  const { data, info } = await sharp('public/icon-maskable-512.png')
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
