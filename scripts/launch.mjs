// @ts-check
// node scripts/launch.mjs [--tools] [FLAGS OF NODE] FILE [ARGUMENTS]
// Runs a file on the locked Node, after installing what is missing; with --tools also what tests need.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { install, nodeFile } from './setup.mjs';

const compiled = fileURLToPath(new URL('../.cache/compiled', import.meta.url));
const [first, ...rest] = process.argv.slice(2);
const withTools = first === '--tools';

try {
  install(withTools);
  launch(nodeFile(), withTools ? rest : process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function launch(file, args) {
  // Before there is a child: it may be known to be up before this goes on.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl+C to both of us: a second one would end a server that is finishing its answers.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  const parent = process.ppid;
  // A third less time for each start.
  const child = spawn(file, args, {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  // npm ends the shell between us, and not every shell passes that on: without its parent, this stops too.
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(orphaned);
    child.kill('SIGTERM');
  }, 100);
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
