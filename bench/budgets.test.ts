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
  expect(overBudget('/', 'home', 'mobile', { ...best, lcpRatio: 1.15 })).toEqual([]);
});

test('each number over its budget has a line that names it', () => {
  expect(overBudget('/', 'home', 'mobile', { ...best, performance: 98, lcpRatio: 1.16 })).toEqual([
    '/, mobile: performance is 98, its budget (home) 99',
    '/, mobile: lcpRatio is 1.16, its budget (home) 1.15',
  ]);
});

test('a number that was not measured is over its budget', () => {
  expect(overBudget('/privacy', 'plain', 'weight', { all: 1, html: 1, fontFiles: 2 })).toHaveLength(1);
});

test('every page must be accessible, whatever its kind', () => {
  expect(overBudget('/jobs', 'interactive', 'desktop', { ...best, accessibility: 98 })).toHaveLength(1);
});

test('an Arabic page may weigh more and be painted later, for its fonts', () => {
  const weight = { all: 111000, html: 16000, fontFiles: 2 };
  expect(overBudget('/ar', 'home', 'weight', weight)).toEqual([]);
  expect(overBudget('/', 'home', 'weight', weight)).toHaveLength(2);
  expect(overBudget('/ar', 'home', 'mobile', { ...best, fcpRatio: 1.22 })).toEqual([]);
  expect(overBudget('/', 'home', 'mobile', { ...best, fcpRatio: 1.22 })).toHaveLength(1);
});
