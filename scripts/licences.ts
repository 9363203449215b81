import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

interface Locked {
  version: string;
  license?: string;
  dev?: true;
}

const file = join(root, 'docs', 'licences.md');

/** The packages that the site runs or is built with, by licence, as `docs/licences.md` lists them. */
export function licences(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const used = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  const byLicence = Map.groupBy(used, ([, { license = 'unknown' }]) => license);
  const sections = [...byLicence].sort(([one], [other]) => one.localeCompare(other)).map(section);
  return `${[opening, ...sections].join('\n\n')}\n`;
}

const opening = `# Licences

Of the packages that the site runs or is built with, from \`package-lock.json\`; those for tests are not among them.
\`npm run licences\` writes this list anew.`;

function section([licence, packages]: [string, [path: string, Locked][]]): string {
  const names = packages.map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  return `## ${licence}\n\n${[...new Set(names)].sort().join(', ')}`;
}

if (import.meta.main) writeFileSync(file, licences());
