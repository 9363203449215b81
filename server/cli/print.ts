import type { Writable } from 'node:stream';
import { riyadhOffsetMs } from '#i18n/riyadh-time.ts';

export function print(text: string, stdout: Writable = process.stdout): void {
  stdout.write(`${text}\n`);
}

/** Escapes characters that control a terminal or the direction of its text. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(
    /[\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function riyadhTime(moment: number): string {
  return new Date(moment + riyadhOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** Removes characters that control a terminal, because an escape sequence could overwrite other lines. */
export function terminalLine(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

/** Isolates only right-to-left texts, because a copied address should hold no invisible characters. */
function isolatedLine(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function cut(text: string, columns: number): string {
  const letters = lettersOf(text);
  if (letters.length <= columns) return text;
  const kept = letters.slice(0, columns - 1).join('');
  return `${kept.trimEnd()}…`;
}

function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function formatTable(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((line) => lettersOf(line[at] ?? '').length)),
  );
  const shown = (cell: string, at: number) =>
    isolatedLine(cell) + ' '.repeat((widths[at] ?? 0) - lettersOf(cell).length);
  return lines.map((line) => line.map(shown).join('  ').trimEnd()).join('\n');
}

/** Formats labels with texts, which may have several lines, and removes characters that control a terminal. */
export function labelled(rows: [label: string, text: string][]): string {
  const lines = rows.flatMap(([label, text]) =>
    text.split(/\r\n|[\n\r\u2028\u2029]/).map((line, at) => [at === 0 ? label : '', terminalLine(line)]),
  );
  return formatTable(lines);
}
