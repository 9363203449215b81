// @ts-check
// This is plain JavaScript, because the machine's Node may be version 20, which runs no TypeScript.
import { existsSync, linkSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(projectFolder, file), 'utf8'));

/** @type {(locked: Packages, installed: Packages | undefined, withDev: boolean) => boolean} */
export function areInstalled(locked, installed, withDev) {
  return Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    const found = installed?.[path];
    // Optional packages are for other systems. The entry without a path is the project itself.
    return found ? found.version === version : !path || optional || devOptional || (dev && !withDev);
  });
}

/** @type {(locked: Packages, installed: Packages | undefined, wantsDev: boolean) => string[] | undefined} */
export function npmArguments(locked, installed, wantsDev) {
  const withDev = wantsDev || Object.values(installed ?? {}).some(({ dev }) => dev);
  if (installed && areInstalled(locked, installed, withDev)) return undefined;
  // `npm ci` would fetch installed packages again.
  const command = installed ? ['install', '--no-save'] : ['ci'];
  const include = withDev ? '--include=dev' : '--omit=dev';
  return [...command, include, '--no-audit', '--no-fund', '--loglevel=error'];
}

/** @returns {Packages | undefined} */
export function readInstalled() {
  const note = 'node_modules/.package-lock.json';
  return existsSync(join(projectFolder, note)) ? readJson(note).packages : undefined;
}

/** @param {(locked: Packages, installed: Packages | undefined, wantsDev: boolean) => void} step */
export function withPackages(step) {
  try {
    step(readJson('package-lock.json').packages, readInstalled(), process.argv.includes('--dev'));
    provideNode();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Puts the packaged Node where npm looks first. npm before 11.6 omits a program that several packages have. */
function provideNode() {
  const isWindows = process.platform === 'win32';
  const program = isWindows ? 'node.exe' : 'node';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const packaged = join(projectFolder, 'node_modules', name, 'bin', program);
  const bin = join(projectFolder, 'node_modules/.bin');
  if ([program, 'node.cmd'].some((name) => existsSync(join(bin, name)))) return;
  if (existsSync(packaged)) {
    mkdirSync(bin, { recursive: true });
    // Only administrators of Windows may make a symbolic link.
    if (isWindows) linkSync(packaged, join(bin, program));
    else symlinkSync(relative(bin, packaged), join(bin, program));
    return;
  }
  const [major = 0, minor = 0] = readJson('package.json').engines.node.match(/\d+/g).map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor === major && ownMinor >= minor) return;
  throw new Error(
    `No Node ${major} is packaged for ${process.platform} ${process.arch}, and this is ${process.version}. ` +
      `Install Node ${major}.${minor} or a later ${major} (https://nodejs.org), then try again.`,
  );
}
