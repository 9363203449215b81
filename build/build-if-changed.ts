import { messageOf } from '#server/error-message.ts';
import { isBuilt } from './input-stamp.ts';
import { runAstro } from './run.ts';

/** Builds the site into dist, if something has changed. Throws an Error in plain words when it cannot. */
export async function buildIfChanged() {
  if (await isBuilt()) return;
  const since = performance.now();
  console.log('Building the site…');
  const { status, output } = await runAstro(['build'], { output: 'captured' });
  if (status !== 0) {
    console.log(output.trimEnd());
    throw new Error('The site could not be built. The reason is above.');
  }
  console.log(`  built in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

if (import.meta.main)
  await buildIfChanged().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
