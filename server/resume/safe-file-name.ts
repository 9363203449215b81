import { withoutInvisible } from '#i18n/visible-text.ts';

/** UTF-16 units. Windows and Linux stop at about 255. */
const maxNameLength = 200;

/** In NFC, without marks that reorder it so that `fdp.exe` reads `exe.pdf`; the extension is kept. May be empty. */
export function safeName(name: string): string {
  const base = withoutInvisible(name.toWellFormed()).split(/[/\\]/).at(-1) ?? '';
  // Windows drops dots and spaces at the end: `cv.exe.` is `cv.exe`.
  const spelled = trimEnd(base.normalize('NFC')).trimStart();
  const extension = extensionOf(spelled);
  if (!extension) return cut(spelled, maxNameLength);
  const stem = spelled.slice(0, -extension.length - 1);
  const kept = cut(stem, maxNameLength - extension.length - 1).trimEnd() || 'resume';
  return `${kept}${spelled.slice(-extension.length - 1)}`;
}

export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A loop: /[.\s]+$/ is quadratic on a million spaces. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, length * 2))) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}
