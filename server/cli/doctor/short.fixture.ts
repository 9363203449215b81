import type { CheckResult } from './check-result.ts';

/** Formats results as `ok: The clock is right.` */
export const short = (results: CheckResult | CheckResult[]) =>
  [results].flat().map(({ state, text }) => `${state}: ${text}`);
