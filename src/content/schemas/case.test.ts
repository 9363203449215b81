import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { caseSchema } from './case.ts';

test('a figure is refused that its chart contradicts, or that the home page has otherwise', () => {
  const study = parse(readFileSync('content/en/cases/samtech.yaml', 'utf8'));
  const issuesOf = () =>
    caseSchema.safeParse(study).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(issuesOf()).toBeUndefined();
  study.home.results[1].label = 'Something else';
  expect(issuesOf()).toEqual([['home.results.1', 'results.differ']]);
  study.statistics[1].chart.after = 13;
  expect(issuesOf()).toContainEqual(['statistics.1.chart', 'chart.differs']);
});
