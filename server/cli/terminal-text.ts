/**
 * What a visitor typed, harmless on a terminal: no control characters (an escape sequence could write over other
 * lines) and no direction marks that would turn round what stands beside it. Line breaks and tabs become spaces.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

/** The lines of what a visitor typed, each as `oneLine` has it. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(oneLine);
}

/**
 * Keeps a right-to-left text from turning round its neighbours: FSI and PDI around it. Other texts stay as they are, so
 * that an address copied from the terminal has nothing invisible in it.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

// Arabic, Hebrew and their neighbours, their presentation forms, and marks that say so.
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Cut to so many columns, with an ellipsis where something was left out. */
export function cut(text: string, columns: number): string {
  if (columnCount(text) <= columns) return text;
  let kept = '';
  for (const { segment } of signs.segment(text)) {
    if (columnCount(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** How many columns a terminal gives a text: Chinese, Japanese, Korean and emoji take two, vowel marks none. */
export function columnCount(text: string): number {
  let columns = 0;
  for (const { segment } of signs.segment(text)) columns += wide.test(segment) ? 2 : 1;
  return columns;
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|\ufe0f/u;
