import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { scheduledEntries } from '#content/dates/publish-date.ts';
import { filesOf } from '#content/files/content-files.ts';
import { readContent } from '#content/files/read-content.ts';
import { root } from '#lib/project-root.ts';
import { readBuildSettings } from '#server/settings/settings.ts';

const folders = ['content', 'editor', 'public', 'scripts/build', 'server', 'src'];
const files = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const forTests = /\.(?:test|fixture)\./;

/** Stores a hash of the inputs, so that a start skips the build (16 s) if none changed. It must run last. */
export function inputStamp(): AstroIntegration {
  let inputs = '';
  return {
    name: 'input-stamp',
    hooks: {
      // The hash is taken before the build, because a change during the build must cause another build.
      'astro:build:start': () => {
        inputs = hashOfInputs();
      },
      'astro:build:done': ({ dir }) => writeFileSync(new URL('.built', dir), inputs),
    },
  };
}

export function isBuilt(): boolean {
  const inputs = hashOfInputs();
  const stamp = join(root, 'dist/.built');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

/** Builds the site into dist if inputs changed. Throws an Error in plain words when the build fails. */
export function buildIfChanged() {
  if (isBuilt()) return;
  const since = performance.now();
  console.log('Building the site…');
  // The build runs in a separate process, because the server would keep the build's memory.
  const args = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'];
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe site could not be built. The reason is above.`);
  console.log(`  built in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

function hashOfInputs(): string {
  const settings = JSON.stringify(readBuildSettings(process.env));
  const { files: contentFiles } = readContent(join(root, 'content'), () => {});
  // Entries that appear today were not in yesterday's build.
  const waiting = JSON.stringify(scheduledEntries(filesOf(contentFiles)));
  const names = [...files, ...folders.flatMap(sourcesIn)].sort();
  const hashes = names.map((name) => `${name} ${hash('sha256', readFileSync(join(root, name)))}`);
  return hash('sha256', [settings, waiting, ...hashes].join('\n'));
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !forTests.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
}
