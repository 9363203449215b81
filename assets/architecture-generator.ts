import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { countImports, layeredFolders } from '../scripts/count-imports.ts';
import type { Generator } from './generator.ts';

const file = 'docs/architecture.svg';

/** Arrows for folders that are read, written or started, not imported. */
const otherArrows = `edge [style=dashed]; "src/content" -> "content" [label=reads]; docs
  "editor" -> "content" [label=writes]; "deploy" -> "server/*.ts" [label=starts]`;

/** Draws the folders and the imports between them, with Graphviz (Debian: apt-get install graphviz). */
export const architecture: Generator = {
  async stale() {
    const drawn = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('&#45;', '-') : '';
    const arrows = drawn.match(/(?<=<title>)\S+-&gt;\S+(?=<)/g)?.map((arrow) => arrow.replace('&gt;', '>'));
    const imported = (await drawing()).match(/"\S+" -> "\S+"/g)?.map((arrow) => arrow.replace(/[" ]/g, ''));
    return arrows?.toSorted().join() === imported?.toSorted().join() ? [] : [file];
  },
  async generate() {
    writeFileSync(file, execFileSync('dot', ['-Tsvg'], { input: await drawing() }));
  },
};

async function drawing(): Promise<string> {
  const imports = await countImports();
  const reaches = (from: string, to: string, seen: string[] = []): boolean =>
    [...(imports.get(from)?.keys() ?? [])].some(
      (next) => next === to || (!seen.includes(next) && reaches(next, to, [...seen, next])),
    );
  const arrows = [...imports].flatMap(([from, counts]) =>
    [...counts].flatMap(([to, count]) => {
      if ([...counts.keys()].some((next) => reaches(next, to))) return [];
      return `"${from}" -> "${to}" [penwidth=${0.6 + 0.6 * Math.log2(count)}, label=${count}]`;
    }),
  );
  const framed = layeredFolders.map((top) => {
    const boxes = new Set(arrows.join().match(new RegExp(`"${top}/[^"]+`, 'g')));
    const labels = [...boxes].map((box) => `${box}" [label="${box.slice(top.length + 2)}"]`);
    return `subgraph "cluster_${top}" { label="${top}"; labelloc=t; ${labels.join('; ')} }`;
  });
  return `digraph architecture {
    node [shape=box, style=filled, fillcolor="#f2f2f2", fontname="sans-serif", fontsize=13, height=0.3]
    edge [color="#777777", arrowsize=0.6, fontname="sans-serif", fontsize=9]
    fontname="sans-serif"; fontsize=13; nodesep=0.2; ranksep=0.3; labelloc=b
    label="An arrow leads to what is imported; its width and number say how often. Dashed: reads, writes or starts."
    ${[...framed, ...arrows, otherArrows].join('\n')}
  }`;
}
