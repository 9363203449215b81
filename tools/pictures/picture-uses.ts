import { join } from 'node:path';
import { filesOf } from '#content/check/content-files.ts';
import { readContent } from '#content/check/read-content.ts';
import { texts } from '#content/check/walk.ts';
import { fileKey, filesFor, type PictureFile, slots } from '#content/picture-slots.ts';
import { root } from '../../build/run.ts';

type SlotName = keyof typeof slots;

/** Where pages show a picture that a file of the content names at a key. The first rule that fits holds. */
const rules: [file: RegExp, key: RegExp, slots: SlotName[]][] = [
  [/^pages\/home/, /^call\.picture$/, ['call']],
  [/^pages\/home/, /^call\.pictureNarrow$/, ['callNarrow']],
  [/^pages\/home/, /\.picture$/, ['hero']],
  [/^pages\/home/, /\.pictureNarrow$/, ['heroNarrow']],
  [/^pages\/social/, /^social\.impact\.picture$/, ['impact']],
  [/^pages\/social/, /\.picture$/, ['socialCard']],
  [/^services\//, /^picture$/, ['pageHead', 'serviceTile', 'explorer']],
  [/^services\//, /\.picture$/, ['serviceCase']],
  [/^cases\//, /^picture$/, ['pageHead', 'caseBlock', 'caseTab']],
  [/^cases\//, /\.picture$/, ['casePart']],
  [/^insights\//, /^picture$/, ['article', 'featuredArticle', 'articleCard']],
  [/^partners\//, /^picture$/, ['partner']],
  [/^team\//, /^picture$/, ['portrait']],
  [/^films\//, /^scenes\./, []],
  [/^profile/, /^picture/, []],
  [/^pages\/(?:contactus|applytraining)/, /^picture$/, ['besideForm']],
  [/^pages\//, /^picture$/, ['pageHead']],
  [/./, /(?:^|\.)picture$/, ['film']],
];

/** By picture: where the pages show it, in any language. */
export function slotsOfPictures(): Map<string, Set<SlotName>> {
  const { files } = readContent(join(root, 'content'));
  const found = new Map<string, Set<SlotName>>();
  const add = (picture: string, slots: SlotName[]) =>
    found.set(picture, new Set([...(found.get(picture) ?? []), ...slots]));
  for (const language of ['en', 'ar'] as const) {
    const own = filesOf(language, files);
    const head = headOffice(own);
    for (const [file, value] of own) {
      for (const { key, value: picture } of texts(value)) {
        if (!/(?:^|\.)picture(?:Narrow)?$/.test(key)) continue;
        if (file.startsWith('offices/')) add(picture, [file === head ? 'headOffice' : 'office']);
        else add(picture, rules.find((rule) => rule[0].test(file) && rule[1].test(key))?.[2] ?? []);
      }
    }
  }
  return found;
}

/** The files that some slots want of a picture, each once. */
export function filesForSlots(names: Iterable<SlotName> = [], originalWidth: number): PictureFile[] {
  const files = [...names].flatMap((name) => {
    const { avif, jpeg } = filesFor(slots[name], originalWidth);
    return [...avif, jpeg];
  });
  return [...new Map(files.map((file) => [fileKey(file), file])).values()];
}

/** The file of the office that comes first. */
function headOffice(files: Map<string, unknown>): string | undefined {
  const orderOf = (office: unknown) => (office as { order: number }).order;
  const offices = [...files].filter(([file]) => file.startsWith('offices/'));
  return offices.sort(([, one], [, other]) => orderOf(one) - orderOf(other))[0]?.[0];
}
