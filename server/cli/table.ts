import { columnCount, isolated } from './terminal-text.ts';

/** Our own text, or a visitor's, which may be right-to-left. */
export type Cell = string | { text: string };

/** Aligned columns without a frame. Right-to-left texts keep to their own column. */
export function formatTable(head: string[], rows: Cell[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at]))));
  const shown = (cell: Cell, at: number) =>
    (typeof cell === 'string' ? cell : isolated(cell.text)) + ' '.repeat((widths[at] ?? 0) - widthOf(cell));
  return lines.map((line) => line.map(shown).join('  ').trimEnd()).join('\n');
}

function widthOf(cell: Cell = ''): number {
  return columnCount(typeof cell === 'string' ? cell : cell.text);
}
