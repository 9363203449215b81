import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** Vitest's JSON reporter; nothing where it never ran. */
export function countOfVitest(file: string): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = read(file);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Playwright's JSON reporter; nothing where it never ran. */
export function countOfPlaywright(file: string): Count {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file).stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** A check that fails outside any test counts as one failure more. */
export function resultLine(counts: Count[], succeeded: boolean): string {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return `${passed} passed, ${succeeded ? failed : Math.max(failed, 1)} failed`;
}

function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
