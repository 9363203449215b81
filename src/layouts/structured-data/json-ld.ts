import type { Graph, Thing } from 'schema-dts';
import { scriptJson } from '#ui/script-json.ts';

/** Things as the text of a script. */
export function jsonLd(structuredData: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': structuredData };
  return scriptJson(graph);
}
