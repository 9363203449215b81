import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { getFirm } from '#content/readers.ts';

const documents = globSync(['README.md', 'docs/**/*.md', 'src/svg/README.md']);
const roots = 'assets|content|deploy|docs|editor|public|scripts|server|src|tests';
const file = new RegExp(`\`((?:${roots})/[^\`\\s]*)\``, 'g');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(documents)('every file and npm command that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8');
  const files = [...text.matchAll(file)].map(([, path = '']) => path);
  // A folder in brackets is a route's parameter, not a pattern.
  const missing = files.filter((path) => !existsSync(path) && globSync(path).length === 0);
  const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect([...missing, ...commands.filter((name) => !(name in scripts))]).toEqual([]);
});

const code = globSync('{src,server,editor,assets,scripts,tests,deploy}/**/*.{ts,tsx,astro,css,mjs,sh}');
const cited = /(docs\/[\w/.-]+?\.md)(?:,\s+(?:\*\s+)?section (\d+))?/g;

test('every document and section that a comment cites exists', () => {
  const citations = code
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(cited)].map((match) => ({ path, match })));
  const missing = citations.filter(({ match: [, document = '', section] }) => {
    if (!existsSync(document)) return true;
    return section !== undefined && !readFileSync(document, 'utf8').includes(`\n## ${section}. `);
  });
  expect(citations.length).toBeGreaterThan(0);
  expect(missing.map(({ path, match: [citation] }) => `${path}: ${citation}`)).toEqual([]);
});

test('the list has every decision with its date, and every decision its status', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const pages = globSync('docs/decisions/*.md').filter((path) => !path.endsWith('README.md'));
  const status = /^# (.+)\n\nDecided (\d{4}-\d\d-\d\d)\. (?:In force\.|Replaced by \[.+\]\(.+\.md\)\.)\n/;
  const entries = pages.map((path) => {
    const [, title, day] = readFileSync(path, 'utf8').match(status) ?? [];
    return `| ${day} | [${title}](${basename(path)}) |`;
  });
  expect(entries.filter((entry) => !list.includes(entry))).toEqual([]);
  expect(list.match(/^\| \d{4}/gm)).toHaveLength(pages.length);
});

test('only the content, the record of processing and the sample’s facts name the firm', () => {
  const [name = ''] = getFirm('en').name.split(' ');
  const others = ['docs/processing-record.md', 'docs/processing-record.ar.md', 'src/content/sample-facts.ts'];
  const named = globSync(['*.{json,ts,md}', 'deploy/.env.example', `{${roots.replaceAll('|', ',')}}/**/*.*`])
    .filter((path) =>
      /\.(?:[cm]?[jt]sx?|astro|css|json|md|ya?ml|sh|service|socket|timer|example)$/.test(path),
    )
    .filter((path) => !/^content\/|^tests\/firm\/|\.test\.tsx?$/.test(path) && !others.includes(path))
    .filter((path) => readFileSync(path, 'utf8').toLowerCase().includes(name.toLowerCase()));
  expect(named).toEqual([]);
});
