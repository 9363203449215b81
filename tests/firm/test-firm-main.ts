import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { globFiles } from '#content/files/read-collection.ts';
import { sampleFacts } from '#content/sample-facts.ts';
import { root } from '#lib/project-root.ts';
import { makeFirm } from './make-firm.ts';

// node tests/firm/test-firm-main.ts [files of tests]
// Makes the site of another firm in a temporary folder, where nothing of the sample may be left, and runs the browser
// tests on it once.

const folder = mkdtempSync(join(tmpdir(), 'second-firm-'));
const left = new Set([
  'node_modules',
  'dist',
  'data',
  'backups',
  'test-results',
  '.git',
  '.astro',
  '.cache',
  '.env',
]);
try {
  const isOurs = (path: string) => !left.has(relative(root, path).split(sep)[0] ?? '');
  cpSync(root, folder, { recursive: true, filter: isOurs });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  makeFirm(folder);
  run('assets/assets-main.ts', 'reviewed');
  run('assets/assets-main.ts', 'sprites');
  run('editor/check-content-main.ts');
  run('node_modules/astro/bin/astro.mjs', 'build');
  const traces = [
    ...sampleFacts(join(folder, 'content')).map(({ file, found }) => `content/${file}: ${found}`),
    ...globFiles('dist/**/*.{html,xml,json,txt,css,js,svg,vcf,vtt,webmanifest}', folder).filter((file) =>
      /rasikh|(?<!\p{L})راسخ(?!\p{L})/iu.test(readFileSync(join(folder, file), 'utf8')),
    ),
  ];
  if (traces.length > 0) throw new Error(`The sample is left in\n${traces.join('\n')}`);
  run('node_modules/@playwright/test/cli.js', 'test', '--config=tests', ...process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(script: string, ...args: string[]) {
  // Each test runs in one language. Tests that follow recipes or edit the sample's entries are left out.
  const env = { ...process.env, npm_config_all: '', SECOND_FIRM: '1' };
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} has failed for the second firm.`);
}
