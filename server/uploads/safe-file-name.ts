import { withoutInvisible } from '#i18n/visible-text.ts';

/** The limit counts UTF-16 units. Windows and Linux allow about 255. */
const maxStemLength = 189;

/** Returns a name in NFC without marks that show `fdp.exe` as `exe.pdf`, and with its extension; it may be empty. */
export function safeName(name: string): string {
  const base = withoutInvisible(name.toWellFormed()).split(/[/\\]/).at(-1) ?? '';
  // Windows drops dots and spaces at the end: `cv.exe.` is `cv.exe`. The lookbehind keeps a long row of them fast.
  const spelled = base
    .normalize('NFC')
    .replace(/(?<![.\s])[.\s]+$/, '')
    .trimStart();
  const [ending = ''] = /\.[a-z\d]{1,10}$/i.exec(spelled) ?? [];
  const stem = spelled.slice(0, spelled.length - ending.length).slice(0, maxStemLength);
  return (stem.toWellFormed().trimEnd() || (ending && 'file')) + ending;
}
