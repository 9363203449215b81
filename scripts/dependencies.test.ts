import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  license?: string;
  dev?: true;
  hasInstallScript?: true;
  resolved?: string;
  integrity?: string;
  os?: string | string[];
  cpu?: string | string[];
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('every version is exact, and every package in the lock comes from the registry with its hash', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  const versions: string[] = Object.values({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(versions.filter((version) => !/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  const { '': _, ...others } = packages;
  const strange = Object.entries(others).filter(
    // A package without an address comes from npm's configured registry.
    ([, { integrity, resolved }]) => !integrity || (resolved && !/^https:\/\/[^/]*registry/.test(resolved)),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
});

test('only packages that package.json names run install scripts', () => {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path)
    // Apple's file watcher works without its script.
    .filter((name) => name !== 'fsevents');
  expect(new Set(running)).toEqual(new Set(Object.keys(manifest.allowScripts)));
});

test.each(['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'])(
  'the lock has the packages of %s',
  (machine) => {
    const [os = '', cpu = ''] = machine.split(' ');
    const locked = Object.entries(packages)
      .filter(([, { os: systems = [], cpu: cpus = [] }]) => systems.includes(os) && cpus.includes(cpu))
      .map(([path]) => path);
    for (const kind of [
      // Apple's processors use the machine's Node.
      ...(machine === 'darwin arm64' ? [] : [/\/node-/]),
      /@esbuild/,
      /@rolldown/,
      /lightningcss-/,
      /@astrojs\/compiler/,
      /@biomejs/,
      /postgres/,
    ])
      expect(locked.filter((path) => kind.test(path))).not.toEqual([]);
  },
);

test('every package has a licence that lets the firm use it', () => {
  const used = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  // The picture library's binary is under LGPL; it is used unchanged and not linked into the site's code.
  const fine =
    /^(?:(?:MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|MPL-2\.0|LGPL-3\.0-or-later|Unlicense)(?: AND |$))+$/;
  expect(used.filter(([, { license = 'unknown' }]) => !fine.test(license)).map(([path]) => path)).toEqual([]);
});
