import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that Astro and Playwright ask for. */
const askedFor = ['GET', 'getStaticPaths', 'collections', 'test'];
const named =
  /^(?:export (?:async )?(?:const|function|class|interface|type) (\w+)|(?:function|interface|type) ([A-Z]\w+))/gm;

test('no exported name, type or component has two meanings', () => {
  const modules = globSync('{assets,deploy,editor,scripts,server,src,tests}/**/*.{ts,tsx,mjs}');
  const names = modules.flatMap((file) => {
    const isTest = /^tests\/|\.(?:test|fixture)\./.test(file);
    const found = readFileSync(file, 'utf8').matchAll(named);
    const each = Array.from(found, ([, exported, local]) => exported ?? (isTest ? undefined : local));
    return [...new Set(each)].flatMap((name) => (name ? { name, file } : []));
  });
  const byName = [...Map.groupBy(names, ({ name }) => name)];
  const double = byName.filter(([name, found]) => found.length > 1 && !askedFor.includes(name));
  expect(double.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([]);
  expect(names.length).toBeGreaterThan(1000);
});
