import { withoutInvisible } from '#i18n/visible-text.ts';

/** UTF-16 units. Windows and Linux stop at about 255. */
const maxStemLength = 189;

/** In NFC, without marks that reorder it so that `fdp.exe` reads `exe.pdf`; the extension is kept. May be empty. */
export function safeName(name: string): string {
  const base = withoutInvisible(name.toWellFormed()).split(/[/\\]/).at(-1) ?? '';
  // Windows drops dots and spaces at the end: `cv.exe.` is `cv.exe`. A row of them is tried from its first one alone.
  const spelled = base
    .normalize('NFC')
    .replace(/(?<![.\s])[.\s]+$/, '')
    .trimStart();
  const [ending = ''] = /\.[a-z\d]{1,10}$/i.exec(spelled) ?? [];
  const stem = spelled.slice(0, spelled.length - ending.length).slice(0, maxStemLength);
  return (stem.toWellFormed().trimEnd() || (ending && 'resume')) + ending;
}

export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
