import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildSettings } from '../server/settings.ts';
import { hashOfInputs } from './build-inputs.ts';
import { finish } from './finish.ts';
import { root, run } from './run.ts';

const dist = join(root, 'dist');
/** Holds the hash of what was built; written last, so a build that broke off has none. */
const stampFile = join(dist, '.built');

/** Builds the site into dist. Throws an Error in plain words when it cannot. */
export async function build() {
  const hash = await hashOfInputs(readBuildSettings(process.env).siteUrl);
  const status = await run('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1' });
  if (status !== 0) throw new Error('The site could not be built: see above.');
  await finish(dist);
  writeFileSync(stampFile, hash);
}

/** Builds the site unless dist holds what these very inputs gave. */
export async function buildIfChanged() {
  if (!(await isBuilt())) await build();
}

/** Whether dist holds what the inputs as they are now give. */
export async function isBuilt(): Promise<boolean> {
  const hash = await hashOfInputs(readBuildSettings(process.env).siteUrl);
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

if (import.meta.main) {
  build().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
