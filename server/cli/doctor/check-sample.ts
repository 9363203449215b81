import { sampleFacts } from '#content/sample-facts.ts';
import { bad, type CheckResult, good } from './run-checks.ts';

/** Each file that still has something of the sample firm. */
export function checkSample(): CheckResult[] {
  const left = sampleFacts();
  if (left.length === 0) return [good('Nothing of the sample firm is left in the content.')];
  return left.map(({ file, found }) =>
    bad(
      `content/${file} still has ${found.join(', ')} of the sample firm.`,
      "Write the firm's own (docs/recipes.md, Make it yours).",
    ),
  );
}
