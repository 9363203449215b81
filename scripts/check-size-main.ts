import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import size from './size.json' with { type: 'json' };

// npm run check:size [-- --write]: fails if an area has more lines than its limit; --write updates docs/size.md.

const files = globSync([
  '{assets,deploy,editor,scripts,server,src,tests}/**/*.{ts,tsx,mjs,astro,py,sh,css}',
  'deploy/website',
  'src/pages/.*/*.ts',
]);
const counted = [...new Set(files.map((name) => name.replaceAll('\\', '/')))].map((file) => {
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  return { file, kind: kindOf(file), lines };
});

function kindOf(file: string): string {
  if (file.endsWith('.css')) return 'styles';
  return /^tests\/(?!bench\/)|\.(?:test|fixture)\./.test(file) ? 'tests' : 'code';
}

function sumOfLines(some: typeof counted, kind: string): number {
  return some.filter((each) => each.kind === kind).reduce((sum, { lines }) => sum + lines, 0);
}

function fits(file: string, patterns: string[]): boolean {
  return patterns.some((pattern) => matchesGlob(file, pattern));
}

const areas = size.areas.map(({ name, files: patterns, kind = 'code', maxLines }) => {
  const inArea = counted.filter(({ file }) => fits(file, patterns));
  return { name, lines: sumOfLines(inArea, kind), maxLines };
});

const byFeature = Map.groupBy(counted, ({ file }) => size.features.find((each) => fits(file, each.files)));

if (process.argv.includes('--write')) {
  const features = size.features.map((feature) => {
    const counts = byFeature.get(feature) ?? [];
    const lines = ['code', 'styles', 'tests'].map((kind) => sumOfLines(counts, kind));
    return [feature.name, ...lines, feature.missedBy];
  });
  const page = readFileSync('docs/size.md', 'utf8');
  const table = (head: string, rule: string, rows: unknown[][]) =>
    [head, rule, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  const marks = table('| Area | lines | at most |', '| --- | --: | --: |', areas.map(Object.values<unknown>));
  const all = table(
    '| Feature | code | styles | tests | who would miss it |',
    '| --- | --: | --: | --: | --- |',
    features,
  );
  writeFileSync('docs/size.md', `${page.split('\n| Area', 1)}\n${marks}\n\n${all}\n`);
}

const featurePatterns = size.features.flatMap((feature) => feature.files);
const withoutFeature = counted.filter(({ file }) => !fits(file, featurePatterns));
for (const { file } of withoutFeature) console.error(`${file} belongs to no feature of scripts/size.json.`);
const over = areas.filter(({ lines, maxLines }) => lines > maxLines);
for (const { name, lines, maxLines } of over)
  console.error(`${name} has ${lines} lines, at most ${maxLines} (docs/size.md).`);
if (over.length + withoutFeature.length > 0) process.exitCode = 1;
