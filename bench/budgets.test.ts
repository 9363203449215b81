import { expect, test } from 'vitest';
import { overBudget } from './budgets.ts';

const best = {
  performance: 100,
  fcpRatio: 1.1,
  lcpRatio: 1,
  tbtAbove: 0,
  cls: 0,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};
const weight = { all: 111000, html: 16000, fontFiles: 2 };

test('each number over its budget has a line that names it', () => {
  expect(overBudget('/', 'home', 'mobile', { ...best, performance: 98, lcpRatio: 1.16 })).toEqual([
    '/, mobile: performance is 98, its budget (home) 99',
    '/, mobile: lcpRatio is 1.16, its budget (home) 1.15',
  ]);
});

test.each([
  ['/', 'home', 'mobile', { ...best, lcpRatio: 1.15 }, 0],
  // What was not measured is over its budget, and every page must be accessible.
  ['/privacy', 'plain', 'weight', { all: 1, html: 1, fontFiles: 2 }, 1],
  ['/jobs', 'interactive', 'desktop', { ...best, accessibility: 98 }, 1],
  // An Arabic page may weigh more and be painted later, for its fonts.
  ['/ar', 'home', 'weight', weight, 0],
  ['/', 'home', 'weight', weight, 2],
  ['/ar', 'home', 'mobile', { ...best, fcpRatio: 1.22 }, 0],
  ['/', 'home', 'mobile', { ...best, fcpRatio: 1.22 }, 1],
] as const)('%s as a page of kind %s: %s %j', (path, kind, device, measured, issues) => {
  expect(overBudget(path, kind, device, measured)).toHaveLength(issues);
});
