// @ts-check
// Plain JavaScript, the only such file: it runs on the machine's own Node 20, before the Node 24 of
// node_modules, which reads TypeScript, is there. The npm scripts go on with `exec node_modules/.bin/node`: a shell
// that has just run `node` remembers the old one, and `exec` lets SIGTERM reach the server itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.installed');
const locked = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';

if (installed !== locked) {
  console.log('Installing the locked packages…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: see what npm says above, then try again.');
    process.exit(1);
  }
  writeFileSync(stampFile, locked);
}
