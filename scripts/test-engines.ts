import { build } from '../build/build-site.ts';
import { hasBuild } from '../build/input-stamp.ts';
import { type RunResult, runTool } from '../build/run.ts';
import { engines } from '../tests/engines/engines.ts';
import { freePort } from '../tests/free-port.ts';

/** In each engine that is installed. */
export async function testInEngines(args: string[]): Promise<RunResult | undefined> {
  const present = Object.entries(engines).flatMap(([name, { missing }]) => {
    if (missing) console.log(`${name} is skipped: it is not installed (Debian: apt-get install ${missing}).`);
    return missing ? [] : [`--project=${name}`];
  });
  if (present.length === 0) return undefined;
  const [site, mail] = [await freePort(), await freePort()];
  const env = { TEST_PORT: String(site), TEST_MAIL_PORT: String(mail) };
  const toolArgs = ['test', '--config=tests/engines', ...present, ...args];
  return runTool('playwright', toolArgs, { env });
}

if (import.meta.main) {
  if (!hasBuild()) await build();
  process.exitCode = (await testInEngines(process.argv.slice(2)))?.status;
}
