import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFavicon, drawIcon, icons } from './icon-draw.ts';
import { root } from './run.ts';

/** Makes the icons in public from the logo's mark. */
await writeFile(join(root, 'public/favicon.svg'), drawFavicon());
for (const icon of icons) {
  const picture = await drawIcon(icon);
  await writeFile(join(root, 'public', icon.file), picture);
  console.log(`public/${icon.file}: ${picture.length} bytes`);
}
