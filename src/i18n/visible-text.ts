/**
 * Emoji, and a joiner between two letters of a script that needs one (می‌خواهم), are kept; every other character without
 * ink is the second alternative: marks of direction, zero-width and control characters, fillers, annotations.
 */
const keptOrInvisible =
  /(\p{ExtPict}(?:\ufe0f|\p{EMod}|\u200d\p{ExtPict}|[\u{e0020}-\u{e007f}])*|(?!\p{sc=Latn})[\p{L}\p{M}][\u200c\u200d](?=(?!\p{sc=Latn})\p{L}))|[\p{DI}\p{Cc}\u2028\u2029\ufff9-\ufffc]/gu;

/** The blank of braille is a space too; U+FEFF, which JavaScript calls one, has no width. */
const spaces = /(?:(?!\ufeff)[\s\u2800])+/g;

const ink = /[^\s\u2800\u0640\p{M}\p{Cf}\p{Cc}\p{DI}\ufffc]/u;

export function withoutInvisible(text: string): string {
  return text.replace(keptOrInvisible, '$1');
}

/** Normalizes a text of one line: NFC, without invisible characters. */
export function oneLine(text: string): string {
  return withoutInvisible(text.replace(spaces, ' ')).normalize('NFC').replace(/ {2,}/g, ' ').trim();
}

/** Whether anything in the text is visible: a tatweel alone is not. */
export function hasInk(text: string): boolean {
  return ink.test(text);
}
