import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { icons } from './icon-draw.ts';

const readPublic = (file: string) => readFileSync(join(root, 'public', file));
/** The head of an ICO file of one picture is that long. */
const picture = (file: string, bytes: Buffer) => (file.endsWith('.ico') ? bytes.subarray(22) : bytes);

test('every icon has the size it is named for, and leaves nothing to shine through', async () => {
  for (const { file, size } of icons) {
    const { width, height, hasAlpha } = await sharp(picture(file, readPublic(file))).metadata();
    expect.soft({ width, height, hasAlpha }, file).toEqual({ width: size, height: size, hasAlpha: false });
  }
});

test('a telephone that cuts the icon round leaves the mark whole', async () => {
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
