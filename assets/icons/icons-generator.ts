import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { hashedFiles } from '../hashed-files.ts';
import { hashOfValues } from '../source-hashes.ts';
import { drawFavicon, drawIcon, icons as drawn, pictureOf } from './icon-draw.ts';

const favicon = 'public/favicon.svg';

/** The icons in public, from the logo's mark. */
export const icons = hashedFiles({
  name: 'icons',
  hashes: () => ({
    [favicon]: hashOfValues(drawFavicon()),
    ...Object.fromEntries(
      drawn.map((icon) => [`public/${icon.file}`, hashOfValues(icon.size, pictureOf(icon))]),
    ),
  }),
  async draw(files, made) {
    for (const file of files) {
      const icon = drawn.find((each) => `public/${each.file}` === file);
      await writeFile(join(root, file), icon ? await drawIcon(icon) : drawFavicon());
      made(file);
      console.log(file);
    }
  },
});
