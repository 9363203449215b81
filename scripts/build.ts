import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from '../build/run.ts';
import type { Repository } from '../server/settings/edit-repository.ts';
import { readBuildSettings } from '../server/settings/settings.ts';
import { loadSettingsFile } from '../server/settings/settings-file.ts';
import { hashOfInputs } from './build-inputs.ts';
import { runStep } from './steps.ts';

const dist = join(root, 'dist');
/** Written last, so that a build that broke off has none. */
const stampFile = join(dist, '.built');

/** Builds the site into dist. Throws an Error in plain words when it cannot. */
export async function build() {
  const settings = readBuildSettings(process.env);
  const hash = await hashOfInputs(settings);
  const { editRepository } = settings;
  const steps = [
    { name: 'Build the pages', run: () => runTool('astro', ['build'], { output: 'captured' }) },
    ...(editRepository ? [{ name: 'Make the editor', run: () => makeEditor(editRepository) }] : []),
    { name: 'Compress the files', run: compressFiles },
  ];
  for (const step of steps) {
    if (!(await runStep(step))) throw new Error('The site could not be built: see above.');
  }
  writeFileSync(stampFile, hash);
}

async function makeEditor(repository: Repository): Promise<undefined> {
  const { writeEditor } = await import('../editor/write-editor.ts');
  await writeEditor(repository, dist, join(root, 'content'));
}

async function compressFiles(): Promise<undefined> {
  const { finish } = await import('./finish.ts');
  await finish(dist);
}

export async function buildIfChanged() {
  if (!(await isBuilt())) await build();
}

/** Whether dist holds what these very inputs gave. */
export async function isBuilt(): Promise<boolean> {
  const hash = await hashOfInputs(readBuildSettings(process.env));
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

/** Whether dist holds a finished build, of whatever inputs. */
export function hasBuild(): boolean {
  return existsSync(stampFile);
}

if (import.meta.main) {
  try {
    loadSettingsFile();
    await build();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
