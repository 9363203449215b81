/**
 * The group matches the kept characters: emoji, and a joiner between letters of a script that needs one (می‌خواهم). The
 * rest matches other invisible characters: marks of direction, zero-width and control characters, fillers, annotations.
 */
const keptOrInvisible =
  /(\p{ExtPict}(?:\ufe0f|\p{EMod}|\u200d\p{ExtPict}|[\u{e0020}-\u{e007f}])*|(?!\p{sc=Latn})[\p{L}\p{M}][\u200c\u200d](?=(?!\p{sc=Latn})\p{L}))|[\p{DI}\p{Cc}\u2028\u2029\ufff9-\ufffc]/gu;

/** Matches spaces, including the blank of braille, but not U+FEFF: `\s` includes it, although it has no width. */
const spaces = /(?:(?!\ufeff)[\s\u2800])+/g;

const visibleCharacter = /[^\s\u2800\u0640\p{M}\p{Cf}\p{Cc}\p{DI}\ufffc]/u;

export function withoutInvisible(text: string): string {
  return text.replace(keptOrInvisible, '$1');
}

/** Normalizes a text of one line: NFC, without invisible characters. */
export function oneLine(text: string): string {
  return withoutInvisible(text.replace(spaces, ' ')).normalize('NFC').replace(/ {2,}/g, ' ').trim();
}

/** Returns whether the text has a visible character other than a tatweel. */
export function hasVisibleText(text: string): boolean {
  return visibleCharacter.test(text);
}
