import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as brandColors from './brand-colors.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const palette = new Set(tokens.match(/#[\da-f]{3,6}\b/g));
const { mixColors, ...colors } = brandColors;

test('emails and icons have the colours of the pages', () => {
  const { ink, white, black, ...others } = colors;
  for (const color of [ink, white, black]) expect(color).toMatch(/^#[\da-f]{6}$/);
  for (const [name, color] of Object.entries(others)) expect.soft(palette, name).toContain(color);
  expect(mixColors('#ff0000', 25, '#0000ff')).toBe('#4000bf');
});

test('the firm’s colours are only in the palette and in drawings', () => {
  // Masks use black alone, and a picture's placeholder takes that picture's tone.
  const others = [
    'src/styles/tokens.css',
    'src/ui/picture.module.css',
    'src/sections/error-page/error-page.module.css',
  ];
  for (const file of globSync(['src/**/*.css', 'src/**/*.tsx', 'assets/**/*.css']).filter(
    (path) => !others.includes(path),
  )) {
    const written = readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b(?=[;"'\s,)])|rgb\(\d+ \d+ \d+/g) ?? [];
    const neutral = ['#000', '#fff', 'rgb(0 0 0', 'rgb(255 255 255'];
    expect
      .soft(
        written.filter((color) => !neutral.includes(color)),
        file,
      )
      .toEqual([]);
  }
});

test('the page of status 503 has only the palette’s colours', () => {
  const styles = readFileSync('src/sections/error-page/error-page.module.css', 'utf8');
  const known = [...palette, ...Object.values(colors)];
  expect((styles.match(/#[\da-f]{3,6}\b/g) ?? []).filter((color) => !known.includes(color))).toEqual([]);
});

const text = 4.5;
const control = 3;

test.each([
  ['ink-900', 'paper-50', text],
  ['ink-900', 'warm-200', text],
  ['ink-500', 'paper-50', text],
  ['ink-500', 'warm-200', text],
  ['ink-400', 'paper-50', text],
  ['accent-600', 'paper-50', text],
  ['accent-700', 'warm-200', text],
  ['white', 'accent-600', text],
  ['white', 'ink-900', text],
  ['ink-200', 'ink-900', text],
  ['ink-300', 'ink-900', text],
  ['accent-50', 'accent-600', text],
  ['accent-100', 'accent-600', text],
  ['mark-700', 'paper-50', text],
  ['mark-300', 'ink-900', text],
  ['error-700', 'paper-50', text],
  ['error-700', 'error-100', text],
  ['success-700', 'paper-50', text],
  ['warm-600', 'paper-50', control],
])('%s can be read on %s', (front, back, least) => {
  expect(contrastOf(colorOf(front), colorOf(back))).toBeGreaterThanOrEqual(least);
});

function colorOf(name: string): string {
  if (name === 'ink-900') return colors.ink;
  const [, hex = ''] = tokens.match(new RegExp(`--${name}: (#[\\da-f]+);`)) ?? [];
  return hex === '#fff' ? '#ffffff' : hex;
}

/** Returns the contrast by WCAG 2.2, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
