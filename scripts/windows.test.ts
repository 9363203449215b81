import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { inAll } from '#tests/support/run/in-all.ts';
import { newFolder } from '#tests/support/server/clean-up.ts';

/** Clones everything, so only `npm run test:all` runs it. */
inAll(
  'a clone with the line ends and paths of Windows has the same content, and the same files out of date',
  () => {
    const windows = ['--import', resolve('scripts/windows-paths.fixture.mjs')];
    expect(saidIn(clone('core.autocrlf=true'), windows)).toEqual(saidIn(clone('core.autocrlf=false'), []));
  },
);

function clone(config: string): string {
  const folder = join(newFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', '--config', config, resolve('.'), folder]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function saidIn(cwd: string, options: string[]): string[] {
  return [['editor/check-content-main.ts'], ['assets/assets-main.ts', '--stale']].map((program) => {
    const { stdout, stderr } = spawnSync(process.execPath, [...options, ...program], {
      cwd,
      encoding: 'utf8',
    });
    return stdout + stderr;
  });
}
