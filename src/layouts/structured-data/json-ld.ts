import type { Graph, Thing } from 'schema-dts';

/** Things as the text of a script, of which none ends it: `</script>` may stand in a thing's words. */
export function jsonLd(things: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
