import Table from 'cli-table3';
import { columnCount, isolated } from './terminal-text.ts';

/** A cell of our own words, or a text of a visitor's, which may be right-to-left. */
export type Cell = string | { text: string };

/** Aligned columns under a head, without a frame. Right-to-left texts keep to their own column. */
export function formatTable(head: string[], rows: Cell[][]): string {
  const texts: string[] = [];
  const drawn = new Table({
    head,
    chars,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  drawn.push(...rows.map((row) => row.map(standIn)));
  return drawn
    .toString()
    .replace(standIns, () => isolated(texts.shift() ?? ''))
    .replace(/ +$/gm, '');

  function standIn(cell: Cell): string {
    if (typeof cell === 'string') return cell;
    if (cell.text !== '') texts.push(cell.text);
    return sign.repeat(columnCount(cell.text));
  }
}

// cli-table3 counts isolates and vowel marks as columns. So it sets the table with this private sign in the place of a
// visitor's text, as often as the text is wide; it is one column wide and in no text of ours.
const sign = '\ue000';
const standIns = /\ue000+/g;

const chars = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};
