import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { textFiles } from '../text-files.ts';

interface Locked {
  version: string;
  license?: string;
  dev?: true;
}

interface Lock {
  packages: Record<string, Locked>;
}

/** The list of the packages' licences. */
export const licenceList = textFiles('licences', () => ({ 'docs/licences.md': licences() }));

/** The packages that the site runs or is built with, by licence. */
export function licences(): string {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
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
