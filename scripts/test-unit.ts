import { runTool } from '../build/run.ts';

/** All, or those whose files the arguments name. Resolves to the exit code. */
export async function testUnits(args: string[], env: Record<string, string> = {}): Promise<number> {
  const mode = args.includes('--watch') ? 'watch' : 'run';
  const toolArgs = [mode, '--config=tests/vitest.config.ts', ...args.filter((arg) => arg !== '--watch')];
  const { status } = await runTool('vitest', toolArgs, { env });
  return status;
}

if (import.meta.main) process.exitCode = await testUnits(process.argv.slice(2));
