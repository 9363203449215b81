import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import postcss from 'postcss';
import { parse } from 'ultrahtml';
import { builtPage, builtPaths } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { elementsIn } from '../support/html/elements-in.ts';

// Styles that the first screen does not need load later, in a file, which may change the order of two rules.

test('no element of any page has two global classes that set the same property @once', () => {
  const properties = globalProperties();
  expect(properties.size).toBeGreaterThan(20);
  const clashes = new Set<string>();
  for (const path of builtPaths)
    for (const { attributes } of elementsIn(parse(builtPage(path)), '[class]')) {
      const classes = (attributes.class ?? '').split(' ').filter((name) => properties.has(name));
      for (const [index, one] of classes.entries())
        for (const other of classes.slice(index + 1))
          if (one !== other && overlap(properties.get(one), properties.get(other)))
            clashes.add(`${path}: ${one} ${other}`);
    }
  expect([...clashes]).toEqual([]);
});

/** Returns the properties that each global class sets on its element and its pseudo-elements. */
function globalProperties(): Map<string, Set<string>> {
  const properties = new Map<string, Set<string>>();
  for (const file of ['layout', 'typography', 'ornaments', 'tokens'])
    postcss.parse(readFileSync(`src/styles/${file}.css`, 'utf8')).walkDecls(({ prop, parent }) => {
      for (const selector of parent instanceof postcss.Rule ? parent.selectors : []) {
        const [, name = '', drawn = ''] = /\.([\w-]+)[^\s>+~:]*(::\w+)?[^\s>+~]*$/.exec(selector) ?? [];
        if (name) properties.set(name, (properties.get(name) ?? new Set()).add(drawn + prop));
      }
    });
  return properties;
}

/** `padding-block` sets `padding-block-end` too. */
function overlap(one = new Set<string>(), other = new Set<string>()): boolean {
  return [...one].some((a) =>
    [...other].some((b) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)),
  );
}
