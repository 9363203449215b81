import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import size from './size.json' with { type: 'json' };

// npm run check:size [-- --write]: fails where an area has more lines than its mark; --write notes all in docs/size.md.

type Kind = 'code' | 'styles' | 'tests';
interface Counted {
  file: string;
  kind: Kind;
  lines: number;
}

const folders = 'assets,deploy,editor,scripts,server,src,tests';
const files = globSync([
  `{${folders}}/**/*.{ts,tsx,mjs,astro,py,sh,css}`,
  'deploy/website',
  'src/pages/.*/*.ts',
]);
const counted = [...new Set(files)].map((name): Counted => {
  const file = name.replaceAll('\\', '/');
  return { file, kind: kindOf(file), lines: readFileSync(name, 'utf8').split('\n').length - 1 };
});

function kindOf(file: string): Kind {
  if (file.endsWith('.css')) return 'styles';
  return /^tests\/|\.(?:test|fixture)\./.test(file) ? 'tests' : 'code';
}

function linesOf(some: Counted[], kind: Kind): number {
  return some.filter((each) => each.kind === kind).reduce((sum, { lines }) => sum + lines, 0);
}

function fits(file: string, patterns: string[]): boolean {
  return patterns.some((pattern) => matchesGlob(file, pattern));
}

const areas = size.areas.map(({ name, files: patterns, kind = 'code', maxLines }) => {
  const own = counted.filter(({ file }) => fits(file, patterns));
  return { name, lines: linesOf(own, kind as Kind), maxLines };
});

// A file belongs to the first feature that names it.
const byFeature = Map.groupBy(counted, ({ file }) => size.features.find((each) => fits(file, each.files)));
const features = size.features.map((feature) => {
  const own = byFeature.get(feature) ?? [];
  const [code, styles, tests] = (['code', 'styles', 'tests'] as const).map((kind) => linesOf(own, kind));
  return [feature.name, code, styles, tests, feature.missedBy];
});

const table = (rows: unknown[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

if (process.argv.includes('--write')) {
  const page = readFileSync('docs/size.md', 'utf8');
  const [opening = ''] = page.split('\n| Area', 1);
  const marks = table([
    ['Area', 'lines', 'at most'],
    ['---', '--:', '--:'],
    ...areas.map(Object.values<unknown>),
  ]);
  const all = table([
    ['Feature', 'code', 'styles', 'tests', 'who would miss it'],
    ['---', '--:', '--:', '--:', '---'],
    ...features,
  ]);
  writeFileSync('docs/size.md', `${opening}\n${marks}\n\n${all}\n`);
}

const unknown = byFeature.get(undefined) ?? [];
for (const { file } of unknown) console.error(`${file} belongs to no feature of scripts/size.json.`);
const over = areas.filter(({ lines, maxLines }) => lines > maxLines);
for (const { name, lines, maxLines } of over)
  console.error(`${name} has ${lines} lines, at most ${maxLines} (docs/size.md).`);
if (over.length + unknown.length > 0) process.exitCode = 1;
