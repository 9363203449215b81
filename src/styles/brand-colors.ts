import tokens from './tokens.css?raw';

/** Colours of the palette as `#rrggbb`, for mails and the manifest, which know no custom properties. */
export const ink = paletteColor('ink-900');
export const inkRaised = paletteColor('ink-800');
export const inkSoft = paletteColor('ink-500');
export const paper = paletteColor('paper-50');
export const warm = paletteColor('warm-100');
export const warmDeep = paletteColor('warm-200');
export const rule = paletteColor('warm-250');
export const accent = paletteColor('accent-600');
export const mark = paletteColor('mark-500');
export const white = '#ffffff';
export const black = '#000000';

/** Mixes two colours as `color-mix(in srgb, color share%, other)` does. */
export function mixColors(color: string, sharePercent: number, other: string): string {
  const channels = channelsOf(color).map((channel, index) => {
    const mixed = (channel * sharePercent + (channelsOf(other)[index] ?? 0) * (100 - sharePercent)) / 100;
    return Math.round(mixed).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Throws an Error if tokens.css has no such colour, as `#rrggbb` or in three channels. */
function paletteColor(name: string): string {
  const [, hex] = tokens.match(new RegExp(`--${name}: (#[\\da-f]{6});`)) ?? [];
  if (hex) return hex;
  const [, channels] = tokens.match(new RegExp(`--${name.split('-')[0]}-channels: ([\\d ]+);`)) ?? [];
  if (!channels) throw new Error(`tokens.css has no colour --${name}`);
  return `#${channels
    .split(' ')
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
