import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';

export const script = fileURLToPath(new URL('./publish.sh', import.meta.url));
export let home: string;
export let pushed: string;

/** Gives each test a folder with a repository, a first release, and the editors' pushes. */
export function givePublisher() {
  beforeEach(() => {
    home = newFolder();
    pushed = join(home, 'pushed');
    // Replaces npm: `check:content` fails as the code's check.sh says.
    write('bin/npm', '#!/bin/sh\n[ "$3" != check:content ] || sh check.sh\n', 0o755);
    git(home, 'init', '--quiet', '--initial-branch=main', 'pushed');
    const code = { 'check.sh': 'true', 'package-lock.json': '{}', 'scripts/install-main.mjs': '' };
    push('main', { ...code, 'content/a.yaml': 'of main' });
    git(pushed, 'checkout', '--quiet', '-b', 'content');
    push('content', { 'content/a.yaml': 'one' });
    git(home, 'clone', '--quiet', 'pushed', 'repository');
    write('releases/1/package-lock.json', '{}');
    giveNode('true');
    symlinkSync(join(home, 'releases/1'), join(home, 'current'));
  });
}

/** Replaces the site's Node, which a release has from the one before, by a line of a shell script. */
export function giveNode(line: string) {
  for (const release of ['releases/1', ...(existsSync(join(home, 'current')) ? ['current'] : [])])
    write(`${release}/node_modules/.bin/node`, `#!/bin/sh\n${line}\n`, 0o755);
}

export function readPushed(name: string): string {
  return readHome(join('pushed', name));
}

export function publish(...args: string[]) {
  return runAtHome(script, ...args);
}

export function runAtHome(command: string, ...args: string[]) {
  const path = `${join(home, 'bin')}:/usr/bin:/bin`;
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { PATH: path, WEBSITE_HOME: home, NODE_COMPILE_CACHE };
  return spawnSync(command, args, { env, encoding: 'utf8' });
}

export function push(branch: string, files: Record<string, string>) {
  if (existsSync(join(pushed, '.git/refs/heads', branch))) git(pushed, 'checkout', '--quiet', branch);
  for (const [name, text] of Object.entries(files)) write(join('pushed', name), text);
  git(pushed, 'add', '--all');
  git(pushed, '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Change');
}

export function git(folder: string, ...args: string[]) {
  execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
}

export function write(name: string, text: string, mode = 0o644) {
  mkdirSync(dirname(join(home, name)), { recursive: true });
  writeFileSync(join(home, name), text, { mode });
}

export const readHome = (name: string) => readFileSync(join(home, name), 'utf8');
export const target = (link: string) => basename(readlinkSync(join(home, link)));
export const releases = () => readdirSync(join(home, 'releases')).sort();
