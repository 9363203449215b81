import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scheduledEntries } from '#content/dates/publish-date.ts';
import { filesOf } from '#content/files/content-files.ts';
import { readContent } from '#content/files/read-content.ts';
import { root } from '#lib/project-root.ts';
import { readSettings } from '#server/settings/settings.ts';

const folders = ['content', 'editor', 'public', 'scripts/build', 'server', 'src'];
const files = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const forTests = /\.(?:test|fixture)\./;

/** The build notes the hash of its inputs here, so that a start skips the build (16 s) if none changed. */
export const stampFile = '.built';

export function isBuilt(): boolean {
  const inputs = hashOfInputs();
  const stamp = join(root, 'dist', stampFile);
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

export function hashOfInputs(): string {
  // A build uses no other settings.
  const { siteUrl, editRepository, preview } = readSettings(process.env);
  const settings = JSON.stringify([siteUrl, editRepository, preview]);
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
