import { readSvg } from '#content/svg-files.ts';
import { brass, brassOnNight, night } from '#styles/brand-colors.ts';

/** The pictures of the icon, by their file in public; `share` is the mark's part of the side. */
export const icons = [
  { file: 'favicon.ico', size: 32, share: 0.84 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.66 },
  { file: 'icon-192.png', size: 192, share: 0.7 },
  { file: 'icon-512.png', size: 512, share: 0.7 },
  // A telephone may cut away all but a circle of four fifths.
  { file: 'icon-maskable-512.png', size: 512, share: 0.54 },
];

/** The icon of the browser's tabs: it follows their light or dark ground. */
export function drawFavicon(): string {
  const ground = `.ink{fill:${night}}@media(prefers-color-scheme:dark){.ink{fill:#fff}}`;
  return svg(
    '-1 0 62 62',
    `<style>${ground}</style>`,
    readSvg('icon').content.replace(`fill="${night}"`, 'class="ink"'),
  );
}

type Icon = (typeof icons)[number];

/** The white mark on a stone of night. */
export function pictureOf({ share }: Icon): string {
  const side = 62 / share;
  const corner = [(60 - side) / 2, (62 - side) / 2];
  return svg(
    [...corner, side, side].join(' '),
    `<path fill="${night}" d="M-99-99h300v300h-300z"/>`,
    readSvg('icon').content.replace(night, '#fff').replace(brass, brassOnNight),
  );
}

/** The picture as a PNG, or an ICO around one. */
export async function drawIcon(icon: Icon): Promise<Buffer> {
  const { file, size, share } = icon;
  // Only who draws needs it.
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(pictureOf(icon)), { density: (72 * size * share) / 62 })
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true })
    .toBuffer();
  return file.endsWith('.ico') ? Buffer.concat([icoHead(size, png.length), png]) : png;
}

function svg(viewBox: string, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${parts.join('')}</svg>`;
}

/** In front of the one PNG of an ICO file: a directory of one entry. */
function icoHead(size: number, bytes: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits for a pixel
  head.writeUInt32LE(bytes, 14);
  head.writeUInt32LE(head.length, 18);
  return head;
}
