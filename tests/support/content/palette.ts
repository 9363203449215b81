import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Returns a colour of the palette as a browser computes it: `rgb(31, 79, 216)`. Throws if it is missing. */
export function computedColor(name: string): string {
  const [, value = ''] = tokens.match(new RegExp(`--${name}: ([^;]+);`)) ?? [];
  const [, channels] = value.match(/^rgb\(var\(--(.+)\)\)$/) ?? [];
  if (channels) return computedColor(channels);
  const parts = value.match(/^#/)
    ? value.match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16))
    : value.split(' ');
  if (parts?.length !== 3) throw new Error(`tokens.css has no colour --${name}`);
  return `rgb(${parts.join(', ')})`;
}
