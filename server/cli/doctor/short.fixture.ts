import type { CheckResult } from './check-result.ts';

/** Results as `good: The clock is right.` */
export const short = (results: CheckResult | CheckResult[]) =>
  [results].flat().map(({ level, text }) => `${level}: ${text}`);
