import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#content/project-root.ts';
import { messageOf } from '#server/lib/error-message.ts';
import { isBuilt } from './input-stamp.ts';

/** Builds the site into dist, if something has changed. Throws an Error in plain words when it cannot. */
export async function buildIfChanged() {
  if (await isBuilt()) return;
  const since = performance.now();
  console.log('Building the site…');
  // In a process of its own: what a build leaves in memory would stay as long as the server runs.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: root,
      encoding: 'utf8',
      // Starts in half the time.
      env: { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env },
    },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe site could not be built. The reason is above.`);
  console.log(`  built in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

if (import.meta.main)
  await buildIfChanged().catch((error) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
