import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/run.ts';
import type { Generator } from '../generator.ts';

interface Locked {
  version: string;
  license?: string;
  dev?: true;
}

const file = 'docs/licences.md';

/** The list of the packages' licences. */
export const licenceList: Generator = {
  name: 'licences',
  stale: async () => (readFileSync(join(root, file), 'utf8') === licences() ? [] : [file]),
  make: () => writeFile(join(root, file), licences()),
};

/** The packages that the site runs or is built with, by licence, as `docs/licences.md` lists them. */
export function licences(): string {
  const {
    packages,
  }: {
    packages: Record<string, Locked>;
  } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const used = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  const byLicence = Map.groupBy(used, ([, { license = 'unknown' }]) => license);
  const sections = [...byLicence].sort(([one], [other]) => one.localeCompare(other)).map(section);
  return `${[opening, ...sections].join('\n\n')}\n`;
}

const opening = `# Licences

The licences of the packages that the site runs on or is built with, from \`package-lock.json\`, without those for tests.
\`npm run assets -- licences\` rewrites this list.`;

function section([licence, packages]: [string, [path: string, Locked][]]): string {
  const names = packages.map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  return `## ${licence}\n\n${[...new Set(names)].sort().join(', ')}`;
}
