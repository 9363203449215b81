import { parseDocument, visit } from 'yaml';

/** Returns the value of YAML. Throws an Error with its line, also for signs that silently cut a text off. */
export function parseYaml(source: string): unknown {
  const document = parseDocument(source);
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw error;
  visit(document, {
    Node(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const isCut = 'type' in node && node.type === 'PLAIN' && /^[ \t]+#/.test(source.slice(end));
      if (!isCut && !('anchor' in node && node.anchor)) return;
      const line = source.slice(0, start).split('\n').length;
      throw new Error(
        `A text may not begin with & or go on after a space and #, unless it is in quotation marks, at line ${line}`,
      );
    },
  });
  return document.toJS();
}

/** Removes what Windows adds to a text: the mark at its beginning, and the second sign of line ends. */
export function unixText(source: string): string {
  return source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}
