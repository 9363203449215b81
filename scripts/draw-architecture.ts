import { json } from 'node:stream/consumers';

// npx depcruise --config scripts/dependency-cruiser.json -T json src server editor build assets bench scripts tests deploy \
//   | node scripts/draw-architecture.ts | tred | dot -Tsvg > docs/architecture.svg

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const { modules } = (await json(process.stdin)) as Cruise;
const counts = new Map<string, number>();
for (const { source, dependencies } of modules)
  for (const { resolved } of dependencies) {
    const [from, to] = [folderOf(source), folderOf(resolved)];
    if (from && to && from !== to)
      counts.set(`"${from}" -> "${to}"`, (counts.get(`"${from}" -> "${to}"`) ?? 0) + 1);
  }

const arrows = [...counts].map(([arrow, count]) => `${arrow} [penwidth=${widthOf(count)}]`);
const folders = new Set([...counts.keys()].flatMap((arrow) => arrow.split(' -> ')));
const parts = (name: string, fill: string, ink: string) =>
  `subgraph cluster_${name} { label="${name}/" ${[...folders]
    .filter((folder) => folder.startsWith(`"${name}`))
    .map((folder) => `${folder} [label="${labelOf(folder)}" fillcolor="${fill}" fontcolor="${ink}"]`)
    .join(' ')} }`;

console.log(`digraph {
  bgcolor="#ffffff" nodesep=0.15 ranksep=0.35 fontname="sans-serif" fontsize=13
  node [shape=box style=filled fillcolor="#f2f2f2" color="#333333" fontname="sans-serif" fontsize=13 height=0.3]
  edge [color="#777777" arrowsize=0.6 fontname="sans-serif" fontsize=11]
  ${parts('src', '#222222', '#ffffff')} ${parts('server', '#ffffff', '#222222')}
  ${arrows.join('\n  ')}
  "src/content" -> content [style=dashed label="reads"] tests -> docs [style=dashed label="follow"] tests -> "server" [style=dashed label="try"] deploy -> "server" [style=dashed label="runs"]
}`);

/** A folder of src/ or server/, a file beside the folders of src/, or a folder of the root; undefined for a package. */
function folderOf(file: string): string | undefined {
  return /^(?:src\/[\w.-]+|server\/[a-z0-9-]+(?=\/)|(?:server|editor|build|assets|bench|scripts|tests|deploy)(?=\/))/.exec(
    file,
  )?.[0];
}

/** One import is a hair, a hundred are a beam. */
function widthOf(count: number): string {
  return (0.4 + Math.log2(count) * 0.6).toFixed(1);
}

function labelOf(folder: string): string {
  const name = folder.replaceAll('"', '');
  return name.includes('/') ? (name.split('/')[1] ?? name) : `${name}/*.ts`;
}
