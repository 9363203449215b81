import type { RunResult } from '../tools/run.ts';

export interface Step {
  name: string;
  run: () => Promise<RunResult>;
}

/**
 * Runs steps beside each other. Says of each how long it took, and shows what it printed where it failed or
 * VERBOSE=1 asks for it. Resolves to the names of those that failed.
 */
export async function runTogether(steps: Step[]): Promise<string[]> {
  const ends = await Promise.all(steps.map(runStep));
  return steps.flatMap(({ name }, at) => (ends[at] ? [] : [name]));
}

/** One step, as `runTogether` runs many. Resolves to whether it succeeded. */
export async function runStep({ name, run }: Step): Promise<boolean> {
  const since = performance.now();
  const { status, output } = await run().catch((error: Error) => ({ status: 1, output: error.message }));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const succeeded = status === 0;
  console.log(`${succeeded ? '✓' : '✗'} ${name.padEnd(22)}${seconds.padStart(6)} s`);
  if (output && (!succeeded || process.env.VERBOSE)) console.log(output.trimEnd());
  return succeeded;
}
