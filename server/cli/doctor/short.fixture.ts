import type { CheckResult } from './check-result.ts';

/** Formats results as `good: The clock is right.` */
export const short = (results: CheckResult | CheckResult[]) =>
  [results].flat().map(({ level, text }) => `${level}: ${text}`);
