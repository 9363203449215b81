import { type RunOptions, type RunResult, runTool } from '../build/run.ts';

/** All, or those whose files the arguments name. */
export function testUnits(args: string[], options: RunOptions = {}): Promise<RunResult> {
  const mode = args.includes('--watch') ? 'watch' : 'run';
  const toolArgs = [mode, '--config=tests/vitest.config.ts', ...args.filter((arg) => arg !== '--watch')];
  return runTool('vitest', toolArgs, options);
}

if (import.meta.main) process.exitCode = (await testUnits(process.argv.slice(2))).status;
