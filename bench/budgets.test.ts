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

test('a page at its budget is within it', () => {
  expect(overBudget('/', 'home', 'mobile', { ...best, lcpRatio: 1.05 })).toEqual([]);
});

test('each number over its budget has a line that names it', () => {
  expect(overBudget('/ar', 'home', 'mobile', { ...best, performance: 99, lcpRatio: 1.06 })).toEqual([
    '/ar, mobile: performance is 99, its budget (home) 100',
    '/ar, mobile: lcpRatio is 1.06, its budget (home) 1.05',
  ]);
});

test('a number that was not measured is over its budget', () => {
  expect(overBudget('/privacy', 'plain', 'weight', { all: 1, html: 1, fontFiles: 2 })).toHaveLength(1);
});

test('every page must be accessible, whatever its kind', () => {
  expect(overBudget('/jobs', 'interactive', 'desktop', { ...best, accessibility: 98 })).toHaveLength(1);
});

test('an Arabic page may weigh more, for its fonts', () => {
  const weight = { all: 120000, html: 15000, fontFiles: 2 };
  expect(overBudget('/ar', 'home', 'weight', weight)).toEqual([]);
  expect(overBudget('/', 'home', 'weight', weight)).toHaveLength(1);
});
