import { messageOf } from '#server/error-message.ts';
import { buildIfChanged } from '../build/build-site.ts';
import { provideTestBrowser } from '../build/chromium.ts';
import { hasBuild } from '../build/input-stamp.ts';
import { type RunResult, runTool } from '../build/run.ts';
import { freePort } from '../tests/free-port.ts';

/** On the build that there is: all, or the files named. */
export async function testInBrowser(args: string[], env: Record<string, string> = {}): Promise<RunResult> {
  const [site, mail] = [await freePort(), await freePort()];
  return runTool('playwright', ['test', '--config=tests', ...args], {
    env: {
      CHROMIUM_PATH: provideTestBrowser(),
      TEST_PORT: String(site),
      TEST_MAIL_PORT: String(mail),
      ...env,
    },
  });
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  try {
    // The tests of a form that was changed since would look at the one before.
    if (!args.includes('--last-build') || !hasBuild()) await buildIfChanged();
    process.exitCode = (await testInBrowser(args.filter((arg) => arg !== '--last-build'))).status;
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
