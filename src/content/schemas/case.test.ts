import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseSchema } from './case.ts';

const samtech = () => parse(readFileSync('content/en/cases/samtech.yaml', 'utf8'));

test('a figure that its chart bears out gets in', () => {
  expect(caseSchema.safeParse(samtech()).success).toBe(true);
});

test('a figure that its chart contradicts does not', () => {
  const study = samtech();
  study.statistics[1].chart.after = 13;
  const { error } = caseSchema.safeParse(study);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['statistics.1.chart', 'chart.differs'],
  ]);
});

test('a case has the same figures on the home page as on its own', () => {
  const study = samtech();
  study.home.results[1].label = 'Something else';
  const { error } = caseSchema.safeParse(study);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['home.results.1', 'results.differ'],
  ]);
});
