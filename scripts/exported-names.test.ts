import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that Astro and Playwright ask for. */
const askedFor = ['GET', 'getStaticPaths', 'collections', 'test'];

test('no name is exported by two modules with two meanings', () => {
  const modules = globSync('{assets,deploy,editor,scripts,server,src,tests}/**/*.{ts,tsx,mjs}');
  expect(modules.length).toBeGreaterThan(800);
  const names = modules.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm);
    return [...new Set([...found].map(([, name = '']) => name))].map((name) => ({ name, file }));
  });
  expect(names.length).toBeGreaterThan(1000);
  const double = [...Map.groupBy(names, ({ name }) => name)].filter(
    ([name, found]) => found.length > 1 && !askedFor.includes(name),
  );
  expect(double.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([]);
});
