import { isBuilt } from './input-stamp.ts';
import { runTool } from './run.ts';
import { runStep, type Step } from './steps.ts';

export const buildStep: Step = {
  name: 'Build the site',
  run: () => runTool('astro', ['build'], { output: 'captured' }),
};

/** Builds the site into dist. Throws an Error in plain words when it cannot. */
export async function build() {
  if (!(await runStep(buildStep))) throw new Error('The site could not be built. The reason is above.');
}

export async function buildIfChanged() {
  if (!(await isBuilt())) await build();
}
