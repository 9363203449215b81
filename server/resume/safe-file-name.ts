/** In UTF-16 units, the longest way to count. Windows and Linux stop at about 255. */
const maxNameLength = 200;

/** Line and paragraph separators, byte order mark, and what reorders the text around it so that `fdp.exe` reads `exe.pdf`. */
const misleading = /[\p{Cc}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A visitor's file name without its folders and without characters that mislead, in one spelling (NFC), cut to 200
 * characters with its extension kept. Letters of every script, joiners, emoji, quotes and spaces stay. Empty for a name
 * that has nothing left.
 */
export function safeName(name: string): string {
  const base = name.toWellFormed().replace(misleading, '').split(/[/\\]/).at(-1) ?? '';
  // Windows drops dots and spaces at the end: `cv.exe.` is `cv.exe`.
  const spelled = trimEnd(base.normalize('NFC')).trimStart();
  const extension = extensionOf(spelled);
  if (!extension) return cut(spelled, maxNameLength);
  const stem = spelled.slice(0, -extension.length - 1);
  const kept = cut(stem, maxNameLength - extension.length - 1).trimEnd() || 'resume';
  return `${kept}${spelled.slice(-extension.length - 1)}`;
}

/** What follows the last dot, in lower case; empty where that is not a short word. */
export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A loop, because /[.\s]+$/ takes the square of the time on a name of a million spaces. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Cuts between what a reader sees as characters. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, length * 2))) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}
