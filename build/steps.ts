import type { RunResult } from './run.ts';

export interface Step {
  name: string;
  /** Throws, or resolves to a program's result where it ran one. */
  run: () => Promise<RunResult | undefined>;
}

export async function runTogether(steps: Step[]): Promise<string[]> {
  const ends = await Promise.all(steps.map(runStep));
  return steps.flatMap(({ name }, at) => (ends[at] ? [] : [name]));
}

/** Output is shown where the step failed or VERBOSE=1 asks for it. */
export async function runStep({ name, run }: Step): Promise<boolean> {
  const since = performance.now();
  const result = await run().catch((error: Error) => ({ status: 1, output: error.message }));
  const { status, output } = result ?? { status: 0, output: '' };
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const succeeded = status === 0;
  console.log(`${succeeded ? '✓' : '✗'} ${name.padEnd(22)}${seconds.padStart(6)} s`);
  if (output && (!succeeded || process.env.VERBOSE)) console.log(output.trimEnd());
  return succeeded;
}
