import { Graph, layout } from '@dagrejs/dagre';
import { night, paper } from '#styles/brand-colors.ts';
import type { FolderImports } from './folder-imports.ts';

const boxSize = { width: 128, height: 40 };
const margin = 20;
const colors = { paper, ink: night, line: '#8b8576' };

/**
 * As SVG: the folders, each below those that import from it. An arrow leads to a folder that is imported from, unless a
 * way over other folders leads there too. Throws where folders import from each other.
 */
export function drawHouse(imports: FolderImports): string {
  const graph = new Graph();
  graph.setGraph({ nodesep: 24, ranksep: 36 });
  for (const name of new Set([...imports].flatMap(([from, others]) => [from, ...others])))
    graph.setNode(name, { ...boxSize });
  for (const [from, to] of directImports(imports)) graph.setEdge(from, to, {});
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const box = [-margin, -margin, Math.ceil(width) + 2 * margin, Math.ceil(height) + 2 * margin];
  const arrows = graph.edges().map((edge) => arrow(graph.edge(edge).points));
  const folders = graph.nodes().map((name) => folderAt(name, graph.node(name)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" font-family="system-ui, sans-serif" font-size="15">
<title>The project’s folders: an arrow leads to a folder that is imported from</title>
<rect x="${box[0]}" y="${box[1]}" width="100%" height="100%" fill="${colors.paper}"/>
<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0l8 4-8 4z" fill="${colors.line}"/></marker>
${[...arrows, ...folders].join('\n')}
</svg>
`;
}

function arrow(points: { x: number; y: number }[]): string {
  const path = points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L');
  return `<path d="M${path}" fill="none" stroke="${colors.line}" marker-end="url(#head)"/>`;
}

function folderAt(name: string, { x, y }: { x: number; y: number }): string {
  const [fill, text] = name.startsWith('src') ? [colors.ink, colors.paper] : [colors.paper, colors.ink];
  const [left, top] = [Math.round(x - boxSize.width / 2), Math.round(y - boxSize.height / 2)];
  return `<rect x="${left}" y="${top}" width="${boxSize.width}" height="${boxSize.height}" fill="${fill}" stroke="${colors.ink}"/>
<text x="${Math.round(x)}" y="${Math.round(y) + 5}" text-anchor="middle" fill="${text}">${name}</text>`;
}

/** Throws where folders import from each other in a circle, which has no first folder to read. */
function directImports(imports: FolderImports): [from: string, to: string][] {
  const circle = [...imports.keys()].filter((name) => reachable(imports, name).has(name));
  if (circle.length > 0) throw new Error(`These folders import from each other: ${circle.join(', ')}`);
  return [...imports].flatMap(([from, others]) =>
    [...others]
      .filter((to) => ![...others].some((other) => reachable(imports, other).has(to)))
      .map((to): [string, string] => [from, to]),
  );
}

function reachable(imports: FolderImports, from: string, seen = new Set<string>()): Set<string> {
  for (const name of imports.get(from) ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    reachable(imports, name, seen);
  }
  return seen;
}
