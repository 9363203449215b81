import { messageOf } from '#server/error-message.ts';
import { isBuilt } from './input-stamp.ts';
import { runTool } from './run.ts';
import { runStep, type Step } from './steps.ts';

export const buildStep: Step = {
  name: 'Build the site',
  run: () => runTool('astro', ['build'], { output: 'captured' }),
};

/** Builds the site into dist, if something has changed. Throws an Error in plain words when it cannot. */
export async function buildIfChanged() {
  if ((await isBuilt()) || (await runStep(buildStep))) return;
  throw new Error('The site could not be built. The reason is above.');
}

if (import.meta.main)
  await buildIfChanged().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
