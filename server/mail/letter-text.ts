import { readable } from './clean-text.ts';
import { type Block, type Letter, type Paragraph, type Part, type Row, row } from './letter.ts';

/** Foreign text is isolated, so that it does not turn its surroundings. */
export function textOf({ firm, blocks, foot }: Letter): string {
  const end = `-- \n${firm.name}\n${firm.address}`;
  return `${[firm.name, ...blocks.map(blockText), ...foot.map(paragraphText), end].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'paragraph':
      return paragraphText(block.parts);
    case 'reference':
      return rowText(row(block.label, block.value, 'ltr'));
    case 'table':
      return block.rows.map(rowText).join('\n');
    case 'command':
      return block.text;
  }
}

/** On a line of its own a URL has no invisible character beside it. */
function paragraphText(parts: Paragraph): string {
  const links = parts.flatMap((part) => (typeof part === 'object' && 'link' in part ? [part.link] : []));
  return [parts.map(partText).join(''), ...links].join('\n');
}

function partText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('foreign' in part) return isolated(part.foreign, 'auto');
  return part.label;
}

function rowText({ label, value, direction }: Row): string {
  const lines = readable(value).split('\n');
  const between = lines.length > 1 ? ':\n' : ': ';
  return label + between + lines.map((line) => isolated(line, direction)).join('\n');
}

const [firstStrong, leftToRight, end] = ['\u2068', '\u2066', '\u2069'];

function isolated(text: string, direction: Row['direction']): string {
  return text === '' ? '' : (direction === 'ltr' ? leftToRight : firstStrong) + readable(text) + end;
}
