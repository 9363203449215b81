import { hasBuild } from '../build/input-stamp.ts';
import { runTool } from '../build/run.ts';
import { findTestBrowser } from '../tools/chromium.ts';
import { freePort } from '../tools/free-port.ts';
import { build } from './build-site.ts';

/** On the last build: all, or the files named. Resolves to the exit code. */
export async function testInBrowser(args: string[], env: Record<string, string> = {}): Promise<number> {
  const [site, mail] = [await freePort(), await freePort()];
  const { status } = await runTool('playwright', ['test', '--config=tests', ...args], {
    env: { CHROMIUM_PATH: findTestBrowser(), TEST_PORT: String(site), TEST_MAIL_PORT: String(mail), ...env },
  });
  return status;
}

if (import.meta.main) {
  try {
    if (!hasBuild()) await build();
    process.exitCode = await testInBrowser(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
