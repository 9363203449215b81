// @ts-check
// In plain JavaScript, because the machine's own Node 20 runs it first.
import { existsSync, linkSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether all that is locked is there in its version.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {boolean} withDev
 */
export function areInstalled(locked, installed, withDev) {
  return Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    const found = installed[path];
    // What is optional is for another system. The entry without a path is the project itself.
    return found ? found.version === version : !path || optional || devOptional || (dev && !withDev);
  });
}

/**
 * What npm has to be told to do, if anything.
 * @param {Packages} locked
 * @param {Packages | undefined} installed
 * @param {boolean} wantsDev
 */
export function npmArguments(locked, installed, wantsDev) {
  const withDev = wantsDev || Object.values(installed ?? {}).some(({ dev }) => dev);
  if (installed && areInstalled(locked, installed, withDev)) return undefined;
  // What is there stays: `npm ci` would fetch it all again.
  const command = installed ? ['install', '--no-save'] : ['ci'];
  return [
    ...command,
    withDev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
}

/**
 * What is locked, and what npm notes after an installation that went to its end.
 * @returns {{ locked: Packages, installed: Packages | undefined }}
 */
export function readPackages() {
  const hidden = 'node_modules/.package-lock.json';
  return {
    locked: readJson('package-lock.json').packages,
    installed: existsSync(join(root, hidden)) ? readJson(hidden).packages : undefined,
  };
}

/**
 * Puts the packaged Node where npm looks first. Before 11.6, npm does not: it leaves out a program that several optional
 * packages have. Throws an Error with advice where none is packaged for the machine and its own is not the right one.
 */
export function provideNode() {
  const { engines } = readJson('package.json');
  const [major = 0, minor = 0] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  const isWindows = process.platform === 'win32';
  const program = isWindows ? 'node.exe' : 'node';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const bin = join(root, 'node_modules/.bin');
  if ([program, 'node.cmd'].some((name) => existsSync(join(bin, name)))) return;
  if (existsSync(join(root, 'node_modules', name, 'bin', program))) {
    mkdirSync(bin, { recursive: true });
    // Only administrators of Windows may make a symbolic link.
    if (isWindows) linkSync(join(root, 'node_modules', name, 'bin', program), join(bin, program));
    else symlinkSync(`../${name}/bin/${program}`, join(bin, program));
    return;
  }
  if (ownMajor === major && ownMinor >= minor) return;
  throw new Error(
    `No Node ${major} is packaged for ${process.platform} ${process.arch}, and this is ${process.version}. ` +
      `Install Node ${major}.${minor} or a later ${major} (https://nodejs.org), then try again.`,
  );
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/**
 * Runs a step of a script in package.json; what went wrong is one line, and ends the script.
 * @param {() => void} step
 */
export function runStep(step) {
  try {
    step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
