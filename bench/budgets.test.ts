import { expect, test } from 'vitest';
import { overBudget } from './budgets.ts';

const best = {
  performance: 100,
  fcp: 700,
  lcp: 1300,
  tbt: 0,
  cls: 0,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

test('a page at its budget is within it', () => {
  expect(overBudget('/', 'home', 'mobile', { ...best, lcp: 1400 })).toEqual([]);
});

test('each number over its budget has a line that names it', () => {
  expect(overBudget('/ar', 'home', 'mobile', { ...best, performance: 99, lcp: 1401 })).toEqual([
    '/ar, mobile: performance is 99, its budget (home) 100',
    '/ar, mobile: lcp is 1401, its budget (home) 1400',
  ]);
});

test('a number that was not measured is over its budget', () => {
  expect(overBudget('/privacy', 'plain', 'weight', {})).toHaveLength(1);
});

test('every page must be accessible, whatever its kind', () => {
  expect(overBudget('/jobs', 'interactive', 'desktop', { ...best, accessibility: 98 })).toHaveLength(1);
});
