import type { Writable } from 'node:stream';
import { riyadhOffsetMs } from '#i18n/time.ts';

export function print(text: string, stdout: Writable = process.stdout): void {
  stdout.write(`${text}\n`);
}

/** Escapes characters that control a terminal or the direction of text. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(
    /[\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `1 submission`, `2 submissions`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `2026-11-21 10:58` in Riyadh. */
export function riyadhTime(moment: number): string {
  return new Date(moment + riyadhOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** Without what controls a terminal: an escape sequence could overwrite other lines. */
export function terminalLine(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(terminalLine);
}

/** Only right-to-left texts: a copied address should hold no invisible characters. */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

// Arabic, Hebrew and related scripts, presentation forms, and right-to-left marks.
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Cut to a number of columns, with an ellipsis. */
export function cut(text: string, columns: number): string {
  if (columnCount(text) <= columns) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (columnCount(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

export function columnCount(text: string): number {
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += wide.test(segment) ? 2 : 1;
  return columns;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|\ufe0f/u;

/** Aligned columns without a frame. Right-to-left texts keep to their own column. */
export function formatTable(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...lines.map((line) => columnCount(line[at] ?? ''))));
  const shown = (cell: string, at: number) =>
    isolated(cell) + ' '.repeat((widths[at] ?? 0) - columnCount(cell));
  return lines.map((line) => line.map(shown).join('  ').trimEnd()).join('\n');
}
