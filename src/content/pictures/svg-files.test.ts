import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingColors } from '#lib/parse-svg.ts';
import { readSvg, svgNames } from './svg-files.ts';

const drawings = ['services', 'sub-cards'].flatMap((folder) =>
  svgNames(folder).map((name) => ({ name, ...readSvg(`${folder}/${name}`) })),
);

test('no two services or sub-cards share a drawing or a name', () => {
  expect(new Set(drawings.map(({ content }) => content)).size).toBe(drawings.length);
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length);
});

test('every drawing of a service or sub-card has one diamond', () => {
  for (const { name, content } of drawings)
    expect.soft(content.split(drawingColors.mark), name).toHaveLength(2);
});

test('every drawing takes the colours of its page, and its ids are unique in the sprite', () => {
  const colours = ['none', ...Object.values(drawingColors)];
  const files = globSync('src/svg/**/*.svg');
  expect(files.length).toBeGreaterThan(drawings.length);
  for (const file of files) {
    const svg = readFileSync(file, 'utf8');
    const used = [...svg.matchAll(/ (?:fill|stroke|color)="(.*?)"/g)].map(([, colour]) => colour);
    const foreign = used.filter((colour) => !colours.includes(colour?.toLowerCase() ?? ''));
    expect.soft(foreign, file).toEqual([]);
    expect.soft(svg, file).not.toMatch(/<(?:style|text|image|use)\b| (?:style|class|id|href)="/);
  }
});
