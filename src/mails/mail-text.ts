import { fill } from '#i18n/fill.ts';
import { type MailBlock, type MailBody, type MailRow, withoutControlCharacters } from './mail-body.ts';

/** Returns a mail as text, for programs that show no HTML. */
export function mailText({ firm, blocks, foot }: Pick<MailBody, 'firm' | 'blocks' | 'foot'>): string {
  const signature = `-- \n${firm.name}\n${firm.address}`;
  return `${[firm.name, ...[...blocks, ...foot].map(blockText), signature].join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'paragraph':
      return paragraphText(block);
    case 'command':
      return block.text;
    case 'reference':
      return rowText({ ...block, direction: 'ltr' });
    case 'table':
      return block.rows.map(rowText).join('\n');
  }
}

/** Puts a URL on a separate line, without invisible characters. */
function paragraphText({ text, name, url }: MailBlock & { kind: 'paragraph' }): string {
  const filled = name === undefined ? text : fill(text, isolated(name, 'auto'));
  return url === undefined ? filled : `${filled.replace(/[[\]]/g, '')}\n${url}`;
}

function rowText({ label, value, direction, url }: MailRow): string {
  const lines = withoutControlCharacters(value).split('\n');
  const between = lines.length > 1 ? ':\n' : ': ';
  const text = label + between + lines.map((line) => isolated(line, direction)).join('\n');
  return url === undefined ? text : `${text}\n${url}\n`;
}

const [firstStrong, leftToRight, end] = ['\u2068', '\u2066', '\u2069'];

function isolated(text: string, direction: MailRow['direction']): string {
  return text === ''
    ? ''
    : (direction === 'ltr' ? leftToRight : firstStrong) + withoutControlCharacters(text) + end;
}
