import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forbidden } from './dependency-cruiser.json' with { type: 'json' };

const document = readFileSync('docs/structure.md', 'utf8');

test.each(['src', 'server'])('docs/structure.md has every folder of %s/ in one layer', (top) => {
  const folders = globSync(`${top}/*/**/*.*`).map((file) => file.split(/[\\/]/)[1]);
  expect(layersOf(top).toSorted()).toEqual([...new Set(folders)].sort());
});

test('a folder of server/ may import only those before it', () => {
  const layers = layersOf('server');
  for (const [at, folder] of layers.slice(0, -1).entries()) {
    const rule = forbidden.find(({ name }) => name === `server/${folder} imports nothing above it`);
    const above = layers.slice(at + 1).join('|');
    expect(rule).toMatchObject({
      from: { path: `^server/${folder}/` },
      to: { path: `^server/(?:${above})/` },
    });
  }
});

test('only tests import a fixture', () => {
  const files = globSync('{assets,editor,scripts,server,src}/**/*.{ts,tsx,mjs,astro}');
  const programs = files.filter((file) => !/\.(?:test|fixture)\./.test(file));
  expect(programs.filter((file) => /\.fixture\.\w+'/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Returns the folders that the table of a chapter names, from the lowest. */
function layersOf(top: string): string[] {
  const [, chapter = ''] = document.split(`\n## ${top}/\n`);
  const rows = chapter
    .split('\n## ', 1)
    .join()
    .matchAll(/^\| [\w ]+ \| (`[^|]+) \|/gm);
  return [...rows].flatMap(([, cell = '']) => cell.match(/(?<=`)\w[\w-]*(?=`)/g) ?? []);
}
