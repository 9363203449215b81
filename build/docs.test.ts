import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = globSync(['README.md', 'docs/**/*.md', 'src/svg/README.md']);
const roots = 'assets|bench|build|content|deploy|docs|editor|public|scripts|server|src|tests';
const file = new RegExp(`\`((?:${roots})/[^\`\\s]*)\``, 'g');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(documents)('every file and every npm command that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const files = [...text.matchAll(file)].map(([, path = '']) => path);
  // A folder in brackets is a route's parameter, and no pattern.
  const missing = files.filter((path) => !existsSync(path) && globSync(path).length === 0);
  const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect([...missing, ...commands.filter((name) => !(name in scripts))]).toEqual([]);
});
