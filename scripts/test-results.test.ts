import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countOfPlaywright, countOfVitest, resultLine } from './test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the tests of both runners are added up', () => {
  const vitest = file('vitest.json', { numPassedTests: 90, numFailedTests: 1 });
  const playwright = file('playwright.json', {
    stats: { expected: 40, flaky: 2, unexpected: 3, skipped: 4 },
  });
  expect(resultLine([countOfVitest(vitest), countOfPlaywright(playwright)], false)).toBe(
    '132 passed, 4 failed',
  );
});

test('a run that stopped before any test says one failed', () => {
  const counts = [countOfVitest('/nowhere'), countOfPlaywright('/nowhere')];
  expect(resultLine(counts, false)).toBe('0 passed, 1 failed');
});

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}
